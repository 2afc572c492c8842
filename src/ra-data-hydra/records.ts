/**
 * Between the wire and react-admin: IRIs there, short ids here; only what changed and may be written goes back.
 * A relation answered as an IRI becomes a short id, one answered as an object stays an object with a short id.
 */
import { DeveloperError, warnDeveloper } from './developerErrors.ts';
import type { HydraRelation, HydraShape } from './options.ts';

export type HydraRecord = Record<string, unknown> & { id: string };

/** `/books/12` → `12`. What is no IRI stays. */
export function shortId(iri: unknown): string {
  const text = String(iri);
  return decodeURIComponent(text.slice(text.lastIndexOf('/') + 1));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readRelation = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(readRelation);
  if (isObject(value)) return '@id' in value ? { ...readNested(value), id: shortId(value['@id']) } : value;
  return typeof value === 'string' && value.includes('/') ? shortId(value) : value;
};

/** Objects below a record keep their members; those with an IRI get their short id too. */
const readNested = (value: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value).map(([key, below]) => [
      key,
      isObject(below) && '@id' in below ? readRelation(below) : below,
    ]),
  );

/** @throws DeveloperError for what no API answers for a relation: a number, a truth value */
function checkRelation(relation: string, value: unknown): void {
  for (const each of Array.isArray(value) ? value : [value])
    if (each !== null && typeof each !== 'string' && typeof each !== 'object')
      throw new DeveloperError('relationType', { relation, found: `a ${typeof each}` });
}

interface Asked {
  readonly shape: HydraShape;
  readonly fields: unknown;
  /** As `HydraApi` has it. */
  readonly isComplete: boolean;
}

/**
 * Which relations were asked for and not answered: what reads them would find nothing.
 *
 * @throws DeveloperError where the API answers whatever it is asked for; else the console gets a warning
 */
export function checkAsked(json: Record<string, unknown>, { shape, fields, isComplete }: Asked): void {
  if (!Array.isArray(fields)) return;
  const asked = new Set(fields.map((path) => String(path).split('.')[0]));
  for (const relation of Object.keys(shape.relations ?? {})) {
    if (!asked.has(relation) || json[relation] !== undefined) continue;
    if (isComplete) throw new DeveloperError('relationUndefined', { relation });
    warnDeveloper('relationUndefined', { relation });
  }
}

export function readRecord(
  json: Record<string, unknown>,
  shape: HydraShape,
  etag?: string | null,
): HydraRecord {
  const record: HydraRecord = { ...json, id: shortId(json['@id'] ?? json.id) };
  for (const name of Object.keys(shape.relations ?? {}))
    if (json[name] !== undefined) {
      checkRelation(name, json[name]);
      record[name] = readRelation(json[name]);
    }
  if (etag) record['@etag'] = etag;
  return record;
}

/** Gives the IRI of a record from its resource and short id. */
export type IriOf = (resource: string, id: string) => string;

/** A relation's value (short id, IRI, object) → its IRI; null and undefined stay. */
export function relationIri(value: unknown, relation: HydraRelation, iriOf: IriOf): unknown {
  if (Array.isArray(value)) return value.map((item) => relationIri(item, relation, iriOf));
  if (isObject(value)) {
    if (typeof value['@id'] === 'string') return value['@id'];
    return value.id === undefined ? value : iriOf(relation.resource, String(value.id));
  }
  if (value === null || value === undefined || value === '') return value === '' ? null : value;
  const text = String(value);
  return text.startsWith('/') || /^https?:/.test(text) ? text : iriOf(relation.resource, text);
}

const keywords = new Set(['id', '@id', '@type', '@context', '@etag']);

/** A whole record → the body of a create. */
export function writeRecord(
  data: Readonly<Record<string, unknown>>,
  shape: HydraShape,
  { allowed, iriOf }: { readonly allowed: readonly string[] | undefined; readonly iriOf: IriOf },
): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(data)) {
    if (value === undefined || keywords.has(name) || (allowed && !allowed.includes(name))) continue;
    const relation = shape.relations?.[name];
    body[name] = relation && !relation.embedded ? relationIri(value, relation, iriOf) : value;
  }
  return body;
}

/** Nothing at all, or an object whose members are all empty, as a form leaves one that nobody touched. */
const isNothing = (value: unknown): boolean =>
  (value ?? null) === null || (isObject(value) && Object.values(value).every(isNothing));

/** Key order does not make two values differ, and nothing is the same as null. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other || (isNothing(one) && isNothing(other))) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (!isObject(one) || !isObject(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name]));
}

/** The members of `next` that differ from `previous`, compared as they go over the wire. */
export function changedMembers(
  next: Readonly<Record<string, unknown>>,
  previous: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(next).filter(([name, value]) => !isSame(value, previous[name])));
}
