/**
 * Which property of the target points back. No document has it: where exactly one does, it is taken to be the other
 * side, reported, and never asked again once the file is there.
 */
import type { AddRemark } from '../facts.ts';
import { isSameName } from '../names.ts';
import type { EntityPlan } from './entityPlan.ts';

const isPart = (name: string): boolean => /^(?:children|child|replies|parts|members|items|sub)/i.test(name);

function findBack(plan: EntityPlan, name: string, target: EntityPlan): string | undefined {
  // To itself, "related" is no "parent" seen from the other side.
  if (target === plan && !isPart(name)) return undefined;
  const pointers = target.properties.filter(
    ({ values }) => values.range === plan.name && !values.many && !values.secret,
  );
  const named = pointers.filter((one) => isSameName(one.name, plan.name));
  const found = named.length === 1 ? named : pointers;
  return found.length === 1 ? found[0]?.name : undefined;
}

/** By entity and by relation. */
export function findInverses(
  plans: readonly EntityPlan[],
  remark: AddRemark,
): Map<string, Map<string, string>> {
  const byName = new Map(plans.filter(({ facts }) => !facts.isValue).map((plan) => [plan.name, plan]));
  return new Map(
    plans.map((plan) => {
      const known = new Set(plan.existing?.properties.map(({ name }) => name));
      const found = plan.properties.flatMap(({ name, values }) => {
        const target = values.many && !known.has(name) ? byName.get(String(values.range)) : undefined;
        const back = target && !plan.facts.isValue ? findBack(plan, name, target) : undefined;
        if (!target || back === undefined) return [];
        remark(
          'note',
          `${plan.name}.${name}`,
          `taken as the other side of ${target.name}.${back}; remove "inverse" if it is not`,
        );
        return [[name, back] as const];
      });
      return [plan.name, new Map(found)] as const;
    }),
  );
}
