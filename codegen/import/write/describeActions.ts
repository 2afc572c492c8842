/** A class's calls beyond its records, as the actions of its entity file; what the engine answers by itself is left out. */
import type { EntitySource } from '../../read/readSchema.ts';
import type { ActionFacts, ClassFacts } from '../facts.ts';
import type { Targets } from './describeProperties.ts';
import type { NamedClass } from './nameEntities.ts';
import type { ApiPlan } from './placeApi.ts';
import type { Values } from './printEntity.ts';

/** Where the classes stand and what they are called. */
export interface Placing {
  readonly plan: ApiPlan;
  readonly named: ReadonlyMap<ClassFacts, NamedClass>;
  readonly targets: Targets;
  readonly area: string;
}

/** A body or an answer of a class that is left out is any JSON. */
const anyJson = 'json';

function readReturns(returns: ActionFacts['returns'], targets: Targets): string | undefined {
  if (typeof returns !== 'object') return returns;
  const entity = targets.entityOf(returns.target);
  if (entity === undefined) return anyJson;
  return returns.many ? `collection:${entity}` : entity;
}

function readExpects(expects: ActionFacts['expects'], targets: Targets): string | undefined {
  return typeof expects === 'object' ? (targets.entityOf(expects.target) ?? anyJson) : expects;
}

/** What the engine answers for every entity; hiding only where the file has it. */
const ENGINE =
  /^\/(?:bulk|selection|import(?:\/\{\w+\}\/errors\.csv)?|export\.(?:csv|xlsx|jsonld))$|^\/\{\w+\}\/history(?:\/\{\w+\}\/revert)?$/;
const HIDING = /^\/\{\w+\}\/(?:hide|show)$/;

function isEngines(path: string, collection: string, existing: EntitySource | undefined): boolean {
  if (!path.startsWith(`${collection}/`)) return false;
  const below = path.slice(collection.length);
  if (existing?.actions.some(({ values }) => values.path === path)) return false;
  return ENGINE.test(below) || (existing?.values.hide !== undefined && HIDING.test(below));
}

export function describeActions(one: ClassFacts, { plan, targets, named }: Placing): Map<string, Values> {
  const place = plan.places.get(one);
  const existing = named.get(one)?.existing;
  const isOwn = ([, { path }]: readonly [string, { path: string }]) =>
    !isEngines(path, place?.collection ?? '/', existing);
  return new Map(
    one.actions
      .map((action) => {
        const local = plan.toLocal(action.path, place?.api ?? '');
        const own = one.path === undefined ? '' : plan.toLocal(one.path, place?.api ?? '');
        // The collection may be written otherwise than on the wire; what is below it follows.
        const path =
          place && own !== '' && local.startsWith(`${own}/`)
            ? place.collection + local.slice(own.length)
            : local;
        const expects = readExpects(action.expects, targets);
        const returns = readReturns(action.returns, targets);
        return [
          action.name,
          {
            method: action.method,
            path,
            ...(action.label !== undefined && { label: action.label }),
            ...(action.takesFile && { takesFile: true }),
            ...(expects !== undefined && { expects }),
            ...(returns !== undefined && { returns }),
            ...(action.status !== undefined && { status: action.status }),
          },
        ] as const;
      })
      .filter(isOwn),
  );
}
