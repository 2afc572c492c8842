/** What a server's documents promise, as far as a probe can hold it to them. */

export interface ProbedField {
  readonly name: string;
  /** Tail of its range, e.g. `integer`, `dateTime`, `Book`. */
  readonly range: string;
  readonly isLink: boolean;
  readonly required: boolean;
  readonly readable: boolean;
  readonly writable: boolean;
  /** From the OpenAPI document, where there is one. */
  readonly schema?: Readonly<Record<string, unknown>>;
}

export interface ProbedOperation {
  readonly method: string;
  /** Statuses and media types the OpenAPI document gives; empty without one. */
  readonly statuses: readonly string[];
  readonly types: readonly string[];
}

export interface ProbedEntity {
  readonly name: string;
  /** Address of the collection; undefined: the class is only a shape, or no document says where it is. */
  readonly collection?: string;
  readonly fields: readonly ProbedField[];
  readonly ofCollection: readonly ProbedOperation[];
  readonly ofItem: readonly ProbedOperation[];
}

/** A GET beside the collections, from the OpenAPI document. */
export interface ProbedCall extends ProbedOperation {
  readonly entity: string;
  /** With `{name}` where a value goes. */
  readonly path: string;
  readonly needsQuery: boolean;
}

export interface ProbedApi {
  readonly entities: readonly ProbedEntity[];
  readonly calls: readonly ProbedCall[];
}

export const operationOf = (operations: readonly ProbedOperation[], ...methods: readonly string[]) =>
  operations.find(({ method }) => methods.includes(method));
