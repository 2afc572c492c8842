/** What browsers of before 2023 lack. */

type Compare = (one: unknown, other: unknown) => number;
type Test = (value: unknown, index: number, all: readonly unknown[]) => unknown;

const methods = {
  toSorted(this: readonly unknown[], compare?: Compare) {
    return [...this].sort(compare);
  },
  toReversed(this: readonly unknown[]) {
    return [...this].reverse();
  },
  findLast(this: readonly unknown[], test: Test) {
    for (let index = this.length - 1; index >= 0; index -= 1)
      if (test(this[index], index, this)) return this[index];
    return undefined;
  },
};

/** @param prototype of arrays; what is there is left as it is */
export function fillArrays(prototype: object): void {
  for (const [name, value] of Object.entries(methods))
    if (!(name in prototype))
      Object.defineProperty(prototype, name, { value, writable: true, configurable: true });
}
