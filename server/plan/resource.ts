/**
 * An entity as the engine needs it: its descriptor, its addresses, its properties by name and its behaviour.
 * Made once at start; everything after is a look-up.
 */
import type { ApiDescriptor, EntityDescriptor, PropertyDescriptor } from '../../schema/descriptor.ts';
import { isDescribed } from '../../schema/isDescribed.ts';
import { explainReservedTable } from '../../schema/serverRelations.ts';
import type { Action, Behaviour, Rights } from '../kit.ts';

export interface Resource {
  readonly descriptor: EntityDescriptor;
  readonly name: string;
  readonly api: ApiDescriptor;
  readonly properties: ReadonlyMap<string, PropertyDescriptor>;
  readonly behaviour: Behaviour | undefined;
  /** Handlers by name of the action. */
  readonly actions: ReadonlyMap<string, Action>;
  /** What the database keeps of a text that is secret. */
  readonly seal: (text: string) => string;
  /** A path below the API's prefix may name the contract. */
  readonly isPrefixed: boolean;
  /** Path of the collection as a route: `{contractId}` is `:contractId`. */
  readonly route: string;
  /** The `@context` of an answer with one of its records. */
  readonly context: string;
  /** On an entity as somebody sees it: the same as it is, in the whole model, and what they may do. */
  readonly origin?: { readonly model: Model; readonly resource: Resource; readonly rights: Rights };
}

/** Every entity of the product, by name. */
export type Model = ReadonlyMap<string, Resource>;

export interface ModelParts {
  readonly descriptors: readonly EntityDescriptor[];
  readonly apis: readonly ApiDescriptor[];
  readonly behaviours: readonly Behaviour[];
  /** Absent: the model writes no secrets. */
  readonly seal?: (text: string) => string;
}

/** Rather no write than a secret in the clear. */
function cannotSeal(): never {
  throw new Error('A secret cannot be stored without a key.');
}

/**
 * Codegen refuses such a name as well. Descriptors that came another way must not open the tables of those who sign in,
 * or those of PostgreSQL, as if they held an entity.
 */
function refuseReserved({ name, scope, table, properties }: EntityDescriptor): void {
  const tables = scope === 'value' ? [] : [table, ...properties.flatMap(({ through }) => through ?? [])];
  for (const one of tables) {
    const reason = explainReservedTable(one);
    if (reason !== undefined)
      throw new Error(
        `The entity "${name}" cannot have the table "${one}": ${reason}. Rename it in the schema.`,
      );
  }
}

/** A handler of nothing that metadata declares would never run. */
function readHandlers(descriptor: EntityDescriptor, behaviour: Behaviour | undefined): Map<string, Action> {
  const names = descriptor.actions.map(({ name }) => `${descriptor.name}.${name}`);
  const handlers = behaviour?.actions ?? [];
  const lost = handlers.find(({ name }) => !names.includes(name));
  if (lost)
    throw new Error(`"${descriptor.name}" has a handler of "${lost.name}", which it does not declare.`);
  return new Map(handlers.map((handler) => [handler.name.slice(descriptor.name.length + 1), handler]));
}

/** What another area does with an entity is actions alone: hooks and values are its own area's. */
function addActions(own: Behaviour, more: Behaviour): Behaviour {
  const [whole, added] = Object.keys(more).every((part) => part === 'entity' || part === 'actions')
    ? [own, more]
    : [more, own];
  const further = Object.keys(added).filter((part) => part !== 'entity' && part !== 'actions');
  if (further.length > 0)
    throw new Error(`Two behaviours of "${own.entity}" have more than actions: "${further.join('", "')}".`);
  return { ...whole, actions: [...(whole.actions ?? []), ...(added.actions ?? [])] };
}

function mergeBehaviours(behaviours: readonly Behaviour[]): ReadonlyMap<string, Behaviour> {
  const merged = new Map<string, Behaviour>();
  for (const behaviour of behaviours) {
    const known = merged.get(behaviour.entity);
    merged.set(behaviour.entity, known ? addActions(known, behaviour) : behaviour);
  }
  return merged;
}

export function createModel({ descriptors, apis, behaviours, seal = cannotSeal }: ModelParts): Model {
  const apiByName = new Map(apis.map((api) => [api.name, api]));
  const behaviourByName = mergeBehaviours(behaviours);
  return new Map(
    descriptors.map((descriptor) => {
      refuseReserved(descriptor);
      const api = apiByName.get(descriptor.api);
      if (!api) throw new Error(`The API "${descriptor.api}" of "${descriptor.name}" is not in the list.`);
      const path = `${api.base}${api.prefix ?? ''}${descriptor.collection}`;
      const resource: Resource = {
        descriptor,
        name: descriptor.name,
        api,
        properties: new Map(descriptor.properties.map((property) => [property.name, property])),
        behaviour: behaviourByName.get(descriptor.name),
        actions: readHandlers(descriptor, behaviourByName.get(descriptor.name)),
        seal,
        isPrefixed: path.includes('{contractId}'),
        route: path.replace(/\{(\w+)\}/g, ':$1'),
        context: `/contexts/${descriptor.name}.jsonld`,
      };
      return [descriptor.name, resource];
    }),
  );
}

/**
 * SQL of a value that is worked out from its own record, for the alias of a row: a behaviour's, or whether something is
 * set. Undefined where nothing gives one, and of values of other records.
 */
export function computedSql(
  { behaviour, descriptor }: Resource,
  { name, isSetOf }: PropertyDescriptor,
): ((row: string) => string) | undefined {
  if (isSetOf === undefined) return behaviour?.computed?.[name];
  const column = descriptor.properties.find((property) => property.name === isSetOf)?.column;
  return column === undefined ? undefined : (row) => `(${row}."${column}" IS NOT NULL)`;
}

/** Whether there is SQL of a value that has no column. */
export function isComputable(resource: Resource, property: PropertyDescriptor): boolean {
  return isDescribed(property) || computedSql(resource, property) !== undefined;
}

/** Of an entity as somebody sees it, the whole one, which knows how each property is stored. */
export function wholeOf(resource: Resource): Resource {
  return resource.origin?.resource ?? resource;
}

/** The resource a relation points to. */
export function targetOf(model: Model, property: PropertyDescriptor): Resource {
  const target = model.get(property.target ?? '');
  if (!target)
    throw new Error(`The relation "${property.name}" points to "${property.target}", which is not there.`);
  return target;
}

/** `/accounts/api/v1/contracts/1/users`: the address of a collection in a contract. */
export function collectionIri(resource: Resource, contract: number | string): string {
  return resource.route.replace(':contractId', String(contract));
}

/** Reference data belongs to contract 0, whoever reads it. */
export function rowContract(resource: Resource, contract: number): number {
  return resource.descriptor.scope === 'global' ? 0 : contract;
}
