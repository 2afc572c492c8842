/** Which resources become entities, and under which name; what Hydra says of them decides what is an operation. */
import type { Operation } from '../../../schema/descriptor.ts';
import type { AddRemark, ClassFacts } from '../facts.ts';
import { isSameName, toEntityName } from '../names.ts';
import { toSingular } from '../toSingular.ts';
import { matchStart, startsWith } from './bases.ts';
import { classOfComponent } from './componentNames.ts';
import type { Method, Resource } from './findResources.ts';
import type { Flat } from './flattenSchema.ts';

/** A resource under a name of its own. */
export interface Named {
  readonly key: string;
  readonly name: string;
  readonly resource: Resource;
}

export const componentOf = (flat: Flat | undefined): string | undefined => flat?.components[0];

function namePath(path: string): string {
  const last = path.split('/').findLast((segment) => !segment.startsWith('{')) ?? '';
  return toEntityName(toSingular(last));
}

/** Parameters of the path itself: `/authors/{id}/books` is inside another resource. */
const isNested = (path: string, base: string): boolean => path.slice(base.length).includes('{');

interface Around {
  readonly base: string;
  readonly bases: readonly string[];
  readonly hydra: readonly ClassFacts[];
}

/** `/books` and `/authors/{id}/books` answer one class: the shorter way is its collection, the other a call. */
function chooseResources(found: readonly Resource[], { base, bases }: Around): Resource[] {
  const longest = (path: string) =>
    bases.filter((one) => startsWith(path, one)).sort((a, b) => b.length - a.length)[0] ?? base;
  const isFree = ({ path }: Resource) => !isNested(path, matchStart(path, longest(path)));
  // The fullest description of a class comes first, then the shortest path.
  const ranked = [...found].sort(
    (a, b) =>
      Number(isFree(b)) - Number(isFree(a)) ||
      b.operations.length - a.operations.length ||
      a.path.length - b.path.length,
  );
  const chosen: Resource[] = [];
  for (const one of ranked) {
    const component = componentOf(one.read);
    const own = component === undefined ? namePath(one.path) : classOfComponent(component);
    const isKnown = chosen.some(({ read, path }) =>
      component === undefined
        ? isSameName(namePath(path), own)
        : isSameName(classOfComponent(componentOf(read) ?? namePath(path)), own),
    );
    // A second list of one class is a view of it, unless records are made and changed there too.
    const isView = !isFree(one) || !one.operations.includes('read');
    if (!isKnown || !isView) chosen.push(one);
  }
  return found.filter((one) => chosen.includes(one));
}

/** What servers put behind the name that the path has: `OwnerEntity` at `/owners`. */
const KIND = /^(?:Entity|Base|Full|Details?|View(?:Model)?|V[Oo]|Record|Row|Bean|Pojo)$/;

/** The component adds nothing to the path: `Users` at `/users` are users. */
const isPathName = (own: string, path: string): boolean =>
  toSingular(own) === path || (own.startsWith(path) && KIND.test(own.slice(path.length)));

/** By its component: whole where another document or the path calls it so, else without what it is used for. */
function listNames(resource: Resource, hydra: readonly ClassFacts[]): string[] {
  const component = componentOf(resource.read);
  const path = namePath(resource.path);
  const whole = component === undefined ? '' : toEntityName(component);
  const own = component === undefined ? '' : classOfComponent(component);
  const isMeant = hydra.some(({ name }) => isSameName(name, whole)) || isSameName(path, whole);
  const joined = toEntityName(resource.path.replace(/\{[^}]*\}/g, ''));
  const first = isMeant ? whole : isPathName(own, path) ? path : own;
  return [first, path, joined].filter((name) => name !== '');
}

export function nameResources(found: readonly Resource[], around: Around): Named[] {
  const taken = new Set<string>();
  return chooseResources(found, around).map((resource) => {
    const names = listNames(resource, around.hydra);
    const name =
      names.find((one) => !taken.has(one.toLowerCase())) ?? `${names.at(-1) ?? 'Resource'}${taken.size}`;
    taken.add(name.toLowerCase());
    return { key: `openapi:${name}`, name, resource };
  });
}

/** A POST that Hydra does not call a creation is a call of its own, however it looks. */
export function limitTo(one: Named, hydra: readonly ClassFacts[], remark: AddRemark): Named {
  const { resource, name } = one;
  const partner = hydra.find((other) => isSameName(other.name, name));
  if (!partner) return one;
  const isOut = (operation: Operation) => {
    const isDocumented =
      operation === 'list' || operation === 'create'
        ? partner.isCollectionDocumented
        : partner.isItemDocumented;
    return isDocumented === true && !partner.operations.includes(operation);
  };
  const out = resource.operations.filter(isOut);
  if (out.length === 0) return one;
  remark(
    'conflict',
    name,
    `OpenAPI has ${out.join(', ')}, Hydra does not; taken as calls of their own: Hydra says what can be done`,
  );
  const methods = out.flatMap((operation) => methodsOf[operation]);
  const isKept = (method: Method, isItem: boolean) =>
    !methods.some((each) => each.method === method && each.isItem === isItem);
  return {
    ...one,
    resource: {
      ...resource,
      operations: resource.operations.filter((operation) => !isOut(operation)),
      calls: resource.calls.filter(({ method, path }) => isKept(method, path !== resource.path)),
      written: new Map([...resource.written].filter(([method]) => isKept(method, method !== 'POST'))),
    },
  };
}

const methodsOf: Readonly<Record<Operation, readonly { method: Method; isItem: boolean }[]>> = {
  list: [{ method: 'GET', isItem: false }],
  create: [{ method: 'POST', isItem: false }],
  read: [{ method: 'GET', isItem: true }],
  update: [
    { method: 'PUT', isItem: true },
    { method: 'PATCH', isItem: true },
  ],
  delete: [{ method: 'DELETE', isItem: true }],
};
