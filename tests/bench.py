"""How fast, beside something everybody can run: `make bench`. docs/benchmarks.md explains it."""

from tests import bench_packs, bench_rules, bench_screens
from tests.bench_report import print_table


def main() -> None:
    for part in (bench_rules, bench_packs, bench_screens):
        print_table(part.title(), part.lines())


if __name__ == "__main__":
    main()
