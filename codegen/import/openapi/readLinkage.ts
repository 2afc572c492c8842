/** A relation as Strapi writes it, `{ data: { id, attributes } }`: a relation, named by its property. */
import { isObject } from '../document.ts';
import { toEntityName } from '../names.ts';
import { toSingular } from '../toSingular.ts';
import { type Flat, flattenSchema } from './flattenSchema.ts';
import type { Meaning, Shape } from './meaning.ts';

const RECORD = /^(?:id|documentId|type|attributes|links|meta)$/;

const isLinked = ({ properties }: Flat): boolean =>
  properties.has('id') &&
  properties.has('attributes') &&
  [...properties.keys()].every((one) => RECORD.test(one));

/** Undefined for any other object, and for one whose property is called by none of our classes. */
export function readLinkage(flat: Flat, name: string, meaning: Meaning): Shape | undefined {
  const { document, findResource, remark, about } = meaning;
  const at = flat.properties.get('data');
  if (!at || [...flat.properties.keys()].some((one) => !/^(?:data|links|meta)$/.test(one))) return undefined;
  const data = flattenSchema(document, at);
  const { items } = data.keywords;
  const many = isObject(items);
  const record = many ? flattenSchema(document, { value: items, pointer: `${at.pointer}/items` }) : data;
  const called = toEntityName(toSingular(name));
  const target = isLinked(record) ? findResource(called) : undefined;
  if (target === undefined) return undefined;
  remark('note', about, `it holds a record within "data": by its name a ${called}`);
  return { kind: 'relation', target, ...(many && { many }) };
}
