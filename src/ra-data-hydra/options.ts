/** What the provider must know: the APIs, and for every resource where it lies and what of it are relations. */
import type { ViolationText } from './formErrors.ts';

export interface HydraApi {
  /** Address of the entrypoint, without a slash at its end. A function when it depends on who is signed in. */
  readonly url: string | (() => string | Promise<string>);
  readonly fetch?: (input: string, init: RequestInit) => Promise<Response>;
  /** Media type of an update: a merge patch (PATCH) by default, a whole or partial PUT where the API wants one. */
  readonly update?: 'PATCH' | 'PUT';
  /**
   * Answers every field that is asked for, an empty one with null: then a relation that is not there is an error. Other
   * APIs leave out what is empty, so that it is only reported for them.
   */
  readonly isComplete?: boolean;
  readonly violationText?: ViolationText;
}

export interface HydraRelation {
  /** Name of the resource it points to. */
  readonly resource: string;
  readonly many?: boolean;
  /** Sent whole instead of as an IRI. */
  readonly embedded?: boolean;
}

/** What is known of a resource beyond its address. Everything left out is taken as it comes. */
export interface HydraShape {
  readonly relations?: Readonly<Record<string, HydraRelation>>;
  /** Why a create is refused before it is sent. */
  readonly refuseCreate?: Error;
  /** Properties a create and an update may send; absent: all but `id` and the JSON-LD keywords. */
  readonly writable?: { readonly create: readonly string[]; readonly update: readonly string[] };
}

export interface HydraResource {
  /** Name in `apis`. */
  readonly api: string;
  /** Path of the collection below the API's address, e.g. `/books`. */
  readonly path: string;
  /** Asked once it is needed. */
  readonly describe?: () => HydraShape | Promise<HydraShape>;
}

export interface HydraOptions {
  readonly apis: Readonly<Record<string, HydraApi>>;
  readonly resources: Readonly<Record<string, HydraResource>>;
}
