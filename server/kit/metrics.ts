/** What is measured while the server runs. */

interface Metric<Label extends string> {
  /** As Prometheus has them: `what_unit`, with `_total` for counters. */
  readonly name: string;
  readonly help: string;
  /** Of few values each: a route's pattern, a state. Never an id, an address, or anything people typed. */
  readonly labels: readonly Label[];
}

type LabelValues<Label extends string> = Readonly<Record<Label, string>>;

type Reading<Label extends string> = readonly {
  readonly labels: LabelValues<Label>;
  readonly value: number;
}[];

/** What is measured while it runs, served at `/metrics`; without METRICS_TOKEN nothing is kept. */
export interface Metrics {
  /** With `read`, what is counted elsewhere. */
  counter<Label extends string>(
    metric: Metric<Label> & { read?(): Reading<Label> },
  ): { add(labels: LabelValues<Label>): void };
  /** Read when somebody asks; left out of that answer when it fails or takes long. */
  gauge<Label extends string>(
    metric: Metric<Label> & { read(): Reading<Label> | Promise<Reading<Label>> },
  ): void;
  histogram<Label extends string>(
    metric: Metric<Label> & { readonly buckets: readonly number[] },
  ): { observe(labels: LabelValues<Label>, value: number): void };
}
