/** One property of a schema to facts. */
import { isObject, placeAt } from '../document.ts';
import type { PropertyFacts } from '../facts.ts';
import { flattenSchema } from './flattenSchema.ts';
import { type Meaning, reportLost } from './meaning.ts';
import type { At } from './pointers.ts';
import { readKind } from './readKind.ts';
import { textOf } from './textOf.ts';

/** `required`: by the schema around it. */
export function readSchemaProperty(name: string, at: At, meaning: Meaning): PropertyFacts {
  const { document } = meaning;
  const flat = flattenSchema(document, at);
  const isArray = flat.keywords.type === 'array' || isObject(flat.keywords.items);
  const items =
    isArray && isObject(flat.keywords.items) && flat.keywords.prefixItems === undefined
      ? flat.keywords.items
      : undefined;
  const item = items && flattenSchema(document, { value: items, pointer: `${at.pointer}/items` });
  // A list of lists, or of objects that are no class, has no shape of its own here.
  const shape = item ? readKind(item, name, meaning) : readKind(flat, name, meaning);
  const isList = item !== undefined && item.keywords.type !== 'array';
  const { deprecated, default: start, readOnly, writeOnly } = flat.keywords;
  for (const one of item ? [flat, item] : [flat]) reportLost(one, meaning);
  if (deprecated === true) meaning.remark('note', meaning.about, 'the documentation calls it deprecated');
  if (flat.keywords.required === true)
    meaning.remark(
      'note',
      meaning.about,
      'its "required" stands on itself and not in a list around it: left out',
    );
  const [label, comment] = [textOf(flat.keywords.title), textOf(flat.keywords.description)];
  return {
    name,
    place: placeAt(document, at.pointer),
    isShaped: true,
    ...((item ?? flat).keywords['x-kind'] !== undefined && { isExact: true }),
    ...shape,
    ...(isList && { many: true }),
    ...(flat.nullable && { nullable: true }),
    ...(readOnly === true && { readOnly: true }),
    ...((writeOnly === true || shape.writeOnly === true) && { writeOnly: true }),
    ...(start !== undefined && start !== null && { default: start }),
    ...(label !== undefined && label !== name && { label }),
    ...(comment !== undefined && { comment }),
  };
}
