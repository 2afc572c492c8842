/** What documents say about an API, whatever their dialect: the shape between reading them and writing entities. */
import type { Operation } from '../../schema/descriptor.ts';
import type { PropertyKind } from '../../schema/kinds.ts';
import type { Place } from './document.ts';

/** A text, or one for each of our languages. */
export type Text = string | { readonly en: string; readonly fr: string };

/** Facts of one property. A key that is absent was not documented. */
export interface PropertyFacts {
  /** As on the wire. */
  readonly name: string;
  readonly place: Place;
  /** Of one value. Absent: the document does not describe what it holds. */
  readonly kind?: PropertyKind;
  /** Key of the class a relation points to. */
  readonly target?: string;
  readonly many?: boolean;
  readonly embedded?: boolean;
  readonly values?: readonly string[];
  readonly required?: boolean;
  readonly nullable?: boolean;
  readonly readOnly?: boolean;
  /** Accepted, never answered. */
  readonly writeOnly?: boolean;
  /** Accepted when a record is made, and not afterwards. */
  readonly immutable?: boolean;
  /** A schema describes the value itself: a bound it does not name is none. */
  readonly isShaped?: boolean;
  /** The kind is stated, and not concluded from a format or a name. */
  readonly isExact?: boolean;
  readonly default?: unknown;
  readonly min?: number;
  readonly max?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly label?: Text;
  readonly comment?: Text;
}

export interface ActionFacts {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** From the root of the server, with parameters in braces. */
  readonly path: string;
  readonly label?: Text;
  /** A class, or anything that is JSON. */
  readonly expects?: { readonly target: string } | 'json';
  /** Its body is a form, whose part `file` is a file. */
  readonly takesFile?: true;
  /** A class, a list of a class, a file, or anything that is JSON. */
  readonly returns?: { readonly target: string; readonly many: boolean } | 'document' | 'json';
  readonly status?: number;
}

/** A parameter of a list. */
export interface ParameterFacts {
  readonly name: string;
  readonly values?: readonly string[];
  readonly min?: number;
  readonly max?: number;
}

/** How its own server is asked for records of a class. */
export interface AskedFacts {
  readonly style: 'hydra' | 'json';
  readonly parameters: readonly ParameterFacts[];
  /** Where the list is in an answer, and the count. */
  readonly items?: string;
  readonly total?: string;
  /** How many records a page had, of a list with more than one. */
  readonly pageLength?: number;
  readonly update?: 'merge' | 'patch' | 'json-patch' | 'put';
  /** The member that is the id. */
  readonly id?: string;
}

export interface ClassFacts {
  /** IRI or component that other classes name it by. */
  readonly key: string;
  readonly name: string;
  readonly place: Place;
  readonly label?: Text;
  readonly comment?: Text;
  readonly properties: readonly PropertyFacts[];
  readonly operations: readonly Operation[];
  /** Of the collection, from the root of the server. Absent: no document says it. */
  readonly path?: string;
  /** The name of the entrypoint's link, to guess the path from. */
  readonly link?: string;
  readonly actions: readonly ActionFacts[];
  readonly asked?: AskedFacts;
  /** Without calls of its own: it is inside others. */
  readonly isValue: boolean;
  /** No document says what can be done with it. */
  readonly isAssumed?: boolean;
  /** What a document says of the collection's calls, and of one record's, is all there is. */
  readonly isCollectionDocumented?: boolean;
  readonly isItemDocumented?: boolean;
}

export interface ApiFacts {
  readonly title?: string;
  /** Path of the entrypoint, or what all paths start with. */
  readonly base?: string;
  readonly classes: readonly ClassFacts[];
}

/**
 * What is reported besides what was written: `conflict`: two documents disagree; `gone`: the file has it and the documents
 * do not; `note`: anything else.
 */
export interface Remark {
  readonly kind: 'conflict' | 'gone' | 'note';
  /** `Entity.property`, or an entity, or a place. */
  readonly about: string;
  readonly text: string;
}

export type AddRemark = (kind: Remark['kind'], about: string, text: string) => void;
