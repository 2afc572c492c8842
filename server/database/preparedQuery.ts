/**
 * One call of a statement that is prepared once a connection, as `client.query` takes it. The driver's own asks each
 * time what the columns are called and looks their types up anew; a prepared statement cannot change them, so here that
 * is asked once. It is worth a tenth of the server's time of reading one record, and more of changing one; of a list, nothing.
 */
import type { Submittable } from 'pg';
import { writeParameter } from './writeParameter.ts';

interface Column {
  readonly name: string;
  readonly read: (text: string) => unknown;
}

interface RowDescription {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
}

/** What of the driver's connection a query speaks to: the messages of PostgreSQL's extended protocol. */
interface Wire {
  readonly stream: { cork(): void; uncork(): void };
  readonly parsedStatements: Readonly<Record<string, string | undefined>>;
  parse(message: { readonly name: string; readonly text: string }): void;
  bind(message: { readonly statement: string; readonly values: readonly unknown[] }): void;
  describe(message: { readonly type: 'P'; readonly name: string }): void;
  execute(message: Record<string, never>): void;
  sync(): void;
}

/** Buffers travel as they are; everything else as text. */
function toWire(value: unknown): unknown {
  const written = typeof value === 'string' ? value : writeParameter(value);
  return written instanceof Uint8Array
    ? Buffer.from(written.buffer, written.byteOffset, written.length)
    : written;
}

/** By the connection, so that a new one asks again. */
const described = new WeakMap<object, Map<string, readonly Column[]>>();

interface PendingStatement<Row> {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  readonly readerOf: (type: number) => (text: string) => unknown;
  readonly resolve: (rows: Row[]) => void;
  readonly reject: (error: unknown) => void;
}

export class PreparedQuery<Row> implements Submittable {
  readonly name: string;
  readonly text: string;
  readonly #asked: PendingStatement<Row>;
  /** Written before anything is sent: what cannot be written leaves the connection as it was. */
  readonly #values: readonly unknown[];
  readonly #rows: Row[] = [];
  #known: Map<string, readonly Column[]> | undefined;
  #columns: readonly Column[] | undefined;
  #failure: unknown;

  constructor(asked: PendingStatement<Row>) {
    this.name = asked.name;
    this.text = asked.text;
    this.#asked = asked;
    this.#values = asked.values.map(toWire);
  }

  submit(connection: object): void {
    const wire = connection as Wire;
    this.#known = described.get(connection) ?? new Map();
    described.set(connection, this.#known);
    this.#columns = this.#known.get(this.name);
    wire.stream.cork();
    try {
      if (wire.parsedStatements[this.name] === undefined) wire.parse(this);
      wire.bind({ statement: this.name, values: this.#values });
      if (!this.#columns) wire.describe({ type: 'P', name: '' });
      wire.execute({});
      wire.sync();
    } finally {
      wire.stream.uncork();
    }
  }

  handleRowDescription({ fields }: RowDescription): void {
    const { readerOf } = this.#asked;
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, read: readerOf(dataTypeID) }));
    this.#known?.set(this.name, this.#columns);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const row: Record<string, unknown> = {};
    try {
      this.#columns?.forEach(({ name, read }, index) => {
        const text = fields[index] ?? null;
        row[name] = text === null ? null : read(text);
      });
    } catch (error) {
      this.#failure ??= error;
    }
    this.#rows.push(row as Row);
  }

  handleCommandComplete(): void {}

  handleEmptyQuery(): void {}

  handlePortalSuspended(): void {}

  handleReadyForQuery(): void {
    if (this.#failure === undefined) this.#asked.resolve(this.#rows);
    else this.#asked.reject(this.#failure);
  }

  handleError(error: unknown): void {
    this.#asked.reject(error);
  }
}
