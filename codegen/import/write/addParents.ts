/** Relations that only paths show. */
import { lowerFirst } from '../../resolve/names.ts';
import type { AddRemark, ApiFacts, PropertyFacts } from '../facts.ts';
import type { ApiPlan } from './placeApi.ts';

/** The parent of `/authors/{id}/books` is what each book belongs to. */
export function addParents(
  facts: ApiFacts,
  plan: ApiPlan,
  remark: AddRemark,
): { facts: ApiFacts; plan: ApiPlan } {
  const byPath = new Map(
    facts.classes.flatMap((one) => (one.path === undefined ? [] : [[one.path, one] as const])),
  );
  const places = new Map(plan.places);
  const classes = facts.classes.map((one) => {
    const path = plan.places.get(one)?.parentPath;
    const parent = path === undefined ? undefined : byPath.get(path);
    if (path !== undefined && !parent)
      remark('note', one.name, `its path stands inside "${path}", which is no entity: no relation holds it`);
    if (!parent) return one;
    const known = one.properties.find(({ target, many }) => target === parent.key && !many);
    if (known && !(known.readOnly && one.operations.includes('create'))) return one;
    const name = known?.name ?? lowerFirst(parent.name);
    if (!known && one.properties.some((property) => property.name === name)) return one;
    // A record is made below its parent: no body has to which it belongs, and it belongs to one all the same.
    const { readOnly: _readOnly, ...writable } = known ?? { name, place: one.place, kind: 'relation' };
    const relation: PropertyFacts = { ...writable, target: parent.key, required: true, immutable: true };
    remark(
      'note',
      `${one.name}.${name}`,
      known
        ? `its path stands inside that of ${parent.name}: whoever makes one sets this relation`
        : `its path stands inside that of ${parent.name}: this relation holds it`,
    );
    const rest = one.properties.filter((property) => property !== known);
    const made = { ...one, properties: [relation, ...rest] };
    const place = places.get(one);
    if (place) places.set(made, place);
    return made;
  });
  return { facts: { ...facts, classes }, plan: { ...plan, places } };
}
