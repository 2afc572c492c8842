/** What reading one property of a schema needs to know, and what comes of it. */
import type { Document } from '../document.ts';
import type { AddRemark, PropertyFacts } from '../facts.ts';
import type { Flat } from './flattenSchema.ts';

/** Which class a component, or a name given by `x-entity`, is; undefined when it is none. */
export type FindClass = (component: string) => string | undefined;

export interface Meaning {
  readonly document: Document;
  /** `Entity.property`, for reports. */
  readonly about: string;
  readonly findClass: FindClass;
  /** The class with a path that is called so; undefined when there is none. */
  readonly findResource: FindClass;
  readonly remark: AddRemark;
  /** Called with a keyword that an entity's file has no word for. */
  readonly lose: (keyword: string, about: string) => void;
}

export type Shape = Pick<
  PropertyFacts,
  'kind' | 'target' | 'many' | 'embedded' | 'values' | 'min' | 'max' | 'maxLength' | 'pattern' | 'writeOnly'
>;

const lost = [
  ...['minLength', 'multipleOf', 'minItems', 'maxItems', 'uniqueItems', 'contains', 'minProperties'],
  ...['maxProperties', 'patternProperties', 'propertyNames', 'dependentRequired', 'dependentSchemas'],
  ...[
    '$dynamicRef',
    '$recursiveRef',
    'if',
    'then',
    'else',
    'not',
    'contentEncoding',
    'contentMediaType',
    'unevaluatedProperties',
  ],
];

/** What a schema may contain and means nothing here. */
export function reportLost(flat: Flat, { lose, about }: Pick<Meaning, 'lose' | 'about'>): void {
  for (const keyword of lost) if (flat.keywords[keyword] !== undefined) lose(keyword, about);
}
