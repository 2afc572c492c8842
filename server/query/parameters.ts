/** The values of a statement while it is written: `$1`, `$2` … in the order they are asked for. */
export class Parameters {
  readonly values: unknown[] = [];

  /** The placeholder of a new value. */
  readonly add = (value: unknown): string => `$${this.values.push(value)}`;
}
