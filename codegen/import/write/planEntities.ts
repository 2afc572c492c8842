/** Classes to the plans of their entities; those without any facts are left out, and what points to them follows. */
import type { EntitySource } from '../../read/readSchema.ts';
import type { AddRemark, ApiFacts, ClassFacts, Remark } from '../facts.ts';
import { describeActions, type Placing } from './describeActions.ts';
import { describeProperties, type Targets } from './describeProperties.ts';
import type { EntityPlan } from './entityPlan.ts';
import type { NamedClass } from './nameEntities.ts';

export function makeTargets(
  facts: ApiFacts,
  named: ReadonlyMap<ClassFacts, NamedClass>,
  existing: readonly EntitySource[],
): Targets {
  const byKey = new Map(facts.classes.map((one) => [one.key, named.get(one)?.name]));
  const scopes = new Map(existing.map(({ name, values }) => [name, values.scope]));
  const values = new Set(facts.classes.filter(({ isValue }) => isValue).map((one) => named.get(one)?.name));
  return {
    entityOf: (key) => byKey.get(key),
    isContract: (entity) => scopes.get(entity) === 'self',
    isValue: (entity) => (scopes.has(entity) ? scopes.get(entity) === 'value' : values.has(entity)),
  };
}

function planEntity(one: ClassFacts, placing: Placing, remark: AddRemark): EntityPlan | undefined {
  const place = placing.plan.places.get(one);
  const named = placing.named.get(one);
  if (!place || !named) return undefined;
  const kept = new Set(named.existing?.properties.map(({ name }) => name));
  const properties = describeProperties(one, { entity: named.name, targets: placing.targets, kept }, remark);
  if (properties.length === 0) {
    remark('note', named.name, 'it has an id and nothing else: left out');
    return undefined;
  }
  return {
    facts: one,
    name: named.name,
    existing: named.existing,
    api: place.api,
    area: named.existing?.area ?? placing.area,
    collection: place.collection,
    isGuess: place.isGuess,
    properties,
    inverses: new Map(),
    actions: describeActions(one, placing),
  };
}

/** Names of entities that a plan's properties and calls speak of. */
const namesIn = ({ properties, actions }: EntityPlan): readonly string[] => [
  ...properties.map(({ values }) => String(values.range)),
  ...[...actions.values()].flatMap(({ expects, returns }) =>
    [expects, returns].map((name) => String(name).replace(/^collection:/, '')),
  ),
];

/** Without new values that nothing speaks of: the bodies of calls that the engine answers for every entity. */
function dropUnused(plans: readonly EntityPlan[]): EntityPlan[] {
  const isUsed = (plan: EntityPlan): boolean =>
    !plan.facts.isValue ||
    plan.existing !== undefined ||
    plans.some((other) => other !== plan && namesIn(other).includes(plan.name));
  const used = plans.filter(isUsed);
  return used.length === plans.length ? used : dropUnused(used);
}

export function planEntities(facts: ApiFacts, placing: Placing, remark: AddRemark): EntityPlan[] {
  let classes = facts.classes;
  // A class that turns out to be empty leaves, and what points to it is read again without it.
  for (;;) {
    const quiet: Remark[] = [];
    const left = new Set(classes);
    const targets: Targets = {
      ...placing.targets,
      entityOf: (key) => {
        const found = facts.classes.find((one) => one.key === key);
        return !found || left.has(found) ? placing.targets.entityOf(key) : undefined;
      },
    };
    const plans = classes.map((one) =>
      planEntity(one, { ...placing, targets }, (...remark) =>
        quiet.push({ kind: remark[0], about: remark[1], text: remark[2] }),
      ),
    );
    const full = classes.filter((_, index) => plans[index] !== undefined);
    if (full.length === classes.length || full.length === 0) {
      for (const { kind, about, text } of quiet) remark(kind, about, text);
      return dropUnused(plans.filter((plan) => plan !== undefined));
    }
    for (const one of classes.filter((each) => !full.includes(each)))
      remark('note', one.name, 'it has no property that can be read: left out');
    classes = full;
  }
}
