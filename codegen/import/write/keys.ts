/**
 * Whose each key of an entity's file is. The API's are rewritten by every import that says something of them; people's
 * are written once, where they are missing, and never touched again.
 */
import type { PropertyKind } from '../../../schema/descriptor.ts';

export const apiEntityKeys = [
  ...(['@context', '@id', '@type', 'api', 'collection', 'properties', 'operations', 'actions'] as const),
] as const;

export const peopleEntityKeys = [
  ...([
    'scope',
    'label',
    'plural',
    'comment',
    'title',
    'search',
    'hide',
    'bulkWith',
    'group',
    'icon',
    'rights',
    'was',
  ] as const),
  ...(['order', 'uniques', 'indexes'] as const),
] as const;

export const apiPropertyKeys = [
  ...(['range', 'in', 'many', 'embedded', 'required', 'readOnly', 'secret', 'immutable'] as const),
  ...(['default', 'min', 'max', 'maxLength', 'pattern', 'minItems', 'maxItems'] as const),
] as const;

/** What no document can say of a property, or says only to machines. */
export const peoplePropertyKeys = [
  ...([
    'was',
    'inverse',
    'onDelete',
    'unique',
    'computed',
    'isSetOf',
    'known',
    'keyed',
    'when',
    'role',
    'list',
    'filter',
    'currencyFrom',
  ] as const),
  ...(['timezoneFrom', 'section', 'help', 'needs', 'personal', 'needsToWrite', 'comment', 'label'] as const),
] as const;

/** In which order the keys of a property are written. */
export const propertyOrder: readonly string[] = [
  ...[
    'was',
    'range',
    'in',
    'known',
    'keyed',
    'when',
    'many',
    'embedded',
    'inverse',
    'onDelete',
    'required',
    'unique',
    'readOnly',
    'secret',
  ],
  ...[
    'immutable',
    'computed',
    'isSetOf',
    'list',
    'filter',
    'min',
    'max',
    'currencyFrom',
    'timezoneFrom',
    'role',
    'default',
  ],
  ...[
    'maxLength',
    'pattern',
    'minItems',
    'maxItems',
    'section',
    'help',
    'needs',
    'personal',
    'needsToWrite',
    'comment',
    'label',
  ],
];

/** A range that people made more exact stays while the API says what stands before it. */
export const peopleRanges: Readonly<Partial<Record<PropertyKind, readonly PropertyKind[]>>> = {
  string: ['text', 'html', 'email', 'phone', 'url', 'color', 'image'],
  text: ['html', 'string'],
  url: ['image'],
  integer: ['money'],
  json: ['html', 'text'],
};
