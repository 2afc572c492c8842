/** The `fields` of a request, typed by the entity they are asked of, and the record that they make. */
import type { EntityRelations, EntityTypes } from '../../schema/generated/entities.ts';

export type StoredEntity = keyof EntityRelations;

type Targets<Entity extends StoredEntity> = {
  readonly [Name in keyof EntityRelations[Entity]]?: EntityRelations[Entity][Name] extends StoredEntity
    ? Fields<EntityRelations[Entity][Name]>
    : never;
};

/** Names of properties; below a relation the names of what it leads to: `['name', { venue: ['city'] }]`. */
export type Fields<Entity extends StoredEntity> = readonly (
  | Exclude<keyof EntityTypes[Entity] & string, '@id' | '@type'>
  | Targets<Entity>
)[];

type KeyOf<Groups> = Groups extends object ? keyof Groups : never;
type Below<Groups, Name> = Groups extends { readonly [Key in Name & PropertyKey]: infer Found }
  ? Found
  : never;

/** A relation to many stays a list, and one that may be empty stays so. */
type Related<Value, One> = Value extends readonly unknown[]
  ? readonly One[]
  : One | (null extends Value ? null : never);

/** What is answered for these fields: the address, the properties, and below the relations the same again. */
export type RecordOf<Entity extends StoredEntity, Asked extends Fields<Entity>> = {
  readonly '@id': string;
} & {
  readonly [Name in Extract<Asked[number], keyof EntityTypes[Entity]>]: EntityTypes[Entity][Name];
} & {
  readonly [Name in KeyOf<Exclude<Asked[number], string>> &
    keyof EntityTypes[Entity] &
    keyof EntityRelations[Entity]]: EntityRelations[Entity][Name] extends infer Target extends StoredEntity
    ? Below<Exclude<Asked[number], string>, Name> extends infer Deeper extends Fields<Target>
      ? Related<EntityTypes[Entity][Name], RecordOf<Target, Deeper>>
      : never
    : never;
};

type AnyFields = readonly (string | Readonly<Record<string, unknown>>)[];

/** @example renderFields(['name', { venue: ['city'] }]) // 'name,venue{city}' */
export function renderFields(fields: AnyFields): string {
  const rendered = fields.flatMap((field) =>
    typeof field === 'string'
      ? [field]
      : Object.entries(field).map(([name, below]) => `${name}{${renderFields(below as AnyFields)}}`),
  );
  return rendered.join(',');
}
