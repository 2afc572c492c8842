/**
 * What of an entity is answered: its own choice, or what `fields` asks for.
 * A relation is answered as an IRI, an embedded one as an object one level deep. A to-many relation that is stored
 * elsewhere (`inverse`, or computed) is answered only when it is embedded or asked for by `fields`: it has no bound, and
 * a list of fifty records must not read thousands of rows nobody asked for.
 */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { findNearest } from '../../schema/findNearest.ts';
import { planProblem } from './errors.ts';
import { type Model, type Resource, targetOf } from './resource.ts';

export interface SelectedProperty {
  readonly property: PropertyDescriptor;
  /** Answered as an object with these members; absent: a value, an IRI or a list of IRIs. */
  readonly child?: Selection;
  /** Of a list that is stored elsewhere: only how many there are, hidden ones left out. */
  readonly isCount?: true;
}

export interface Selection {
  readonly resource: Resource;
  readonly members: readonly SelectedProperty[];
}

/** `a,b{c}` as a tree. */
export type FieldTree = Map<string, FieldTree | undefined>;

/** `fields=prices{@count}`: how long a list is, without its records. */
const COUNT = '@count';
const isCount = (asked: FieldTree | undefined): boolean => asked?.size === 1 && asked.has(COUNT);

const ignored = new Set(['id', '@id', '@type', '@context']);
const maxDepth = 6;
const maxMembers = 400;

export function selectDefault(model: Model, resource: Resource, nested = false): Selection {
  const members: SelectedProperty[] = [];
  for (const property of resource.descriptor.properties) {
    if (property.secret) continue;
    if (property.kind !== 'relation') members.push({ property });
    else if (property.embedded && !nested)
      members.push({ property, child: selectDefault(model, targetOf(model, property), true) });
    else if (!property.inverse && !(property.many && property.computed)) members.push({ property });
  }
  return { resource, members };
}

function isAnswered({ properties }: Resource, name: string): boolean {
  return properties.has(name) && !properties.get(name)?.secret;
}

export function selectFields(model: Model, resource: Resource, tree: FieldTree): Selection {
  let count = 0;
  const select = (current: Resource, fields: FieldTree, depth: number): Selection => {
    if (depth > maxDepth) throw planProblem('PLAN-007', { what: `fields nested deeper than ${maxDepth}` });
    const members: SelectedProperty[] = [];
    // The order of the entity's file, so that one set of fields is one statement.
    for (const name of fields.keys())
      if (!isAnswered(current, name) && !ignored.has(name))
        throw planProblem('PLAN-001', {
          entity: current.name,
          field: name,
          at: 'fields',
          nearest: findNearest(name, current.properties.keys()),
        });
    for (const property of current.descriptor.properties) {
      if (!fields.has(property.name)) continue;
      if (++count > maxMembers) throw planProblem('PLAN-007', { what: `more than ${maxMembers} fields` });
      const asked = fields.get(property.name);
      if (property.kind !== 'relation') {
        if (asked) throw planProblem('PLAN-003', { entity: current.name, field: property.name });
        members.push({ property });
      } else {
        const target = targetOf(model, property);
        if (property.inverse && isCount(asked)) members.push({ property, isCount: true });
        else if (asked) members.push({ property, child: select(target, asked, depth + 1) });
        else if (property.embedded) members.push({ property, child: selectDefault(model, target, true) });
        else members.push({ property });
      }
    }
    return { resource: current, members };
  };
  return select(resource, tree, 1);
}

/** True when the record's own row holds all that is answered: its version is then that of the answer. */
export function isOwnRow(selection: Selection): boolean {
  return selection.members.every(({ property, child }) => !child && !property.computed && !property.inverse);
}
