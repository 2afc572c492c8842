/** The kinds of values, and which of them are alike. */

/**
 * What a property's value is.
 * `money`: integer in the minor unit of the currency `currencyFrom` points to.
 * `dateTime`: ISO 8601 instant in UTC. `date`: `YYYY-MM-DD`. `time`: `HH:MM`.
 * `relation`: IRI of a `target`. `json`: any JSON value.
 */
export type PropertyKind =
  | 'string'
  | 'text'
  | 'html'
  | 'email'
  | 'phone'
  | 'url'
  | 'color'
  | 'image'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'money'
  | 'date'
  | 'time'
  | 'dateTime'
  | 'enum'
  | 'json'
  | 'relation';

type Kinds = readonly PropertyKind[];

/** Written as text, and held in a column of text. */
export const textKinds: Kinds = ['string', 'text', 'html', 'email', 'phone', 'url', 'color', 'image'];

/** Texts of one line: 255 characters where the file gives no length, which an index can hold. */
export const lineKinds: Kinds = ['string', 'email', 'phone', 'color'];

/** Texts whose words a person looks for: no marked-up one, no colour, no picture. */
export const wordKinds: Kinds = ['string', 'text', 'email', 'phone', 'url'];

export const numberKinds: Kinds = ['integer', 'number', 'money'];

/** Of which one comes before another. */
export const ordinalKinds: Kinds = [...numberKinds, 'date', 'dateTime', 'time'];

/** A property holds such a value itself: all but a choice and a relation. */
export const valueKinds: Kinds = [...textKinds, ...ordinalKinds, 'boolean', 'json'];
