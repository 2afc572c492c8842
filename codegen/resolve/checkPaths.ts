/** What only the whole schema can show: dotted paths lead somewhere, scopes do not cross. */
import type { EntityDescriptor } from '../../schema/descriptor.ts';
import type { Fault } from '../fault.ts';
import { hintNearest } from '../nearest.ts';
import type { ResolvedEntity } from './resolved.ts';

type ByName = ReadonlyMap<string, EntityDescriptor>;

/** Undefined when the path arrives; else the step that leads nowhere and what could be there. */
function followPath(
  path: string,
  from: EntityDescriptor,
  all: ByName,
): { step: string; hint: string } | undefined {
  let entity = from;
  const steps = path.split('.');
  for (const [index, step] of steps.entries()) {
    const property = entity.properties.find(({ name }) => name === step);
    const isLast = index === steps.length - 1;
    if (property && isLast) return undefined;
    const usable = entity.properties.filter((one) => isLast || (one.kind === 'relation' && !one.many));
    const next = property?.target !== undefined && !property.many ? all.get(property.target) : undefined;
    if (!next) {
      const names = usable.map(({ name }) => name);
      return { step: `"${step}" of "${entity.name}"`, hint: hintNearest(step, names) };
    }
    entity = next;
  }
  return undefined;
}

export function checkPaths(entities: readonly ResolvedEntity[], faults: Fault[]): void {
  const all: ByName = new Map(entities.map(({ descriptor }) => [descriptor.name, descriptor]));
  for (const { source, descriptor } of entities)
    for (const property of descriptor.properties) {
      const place = source.properties.find(({ name }) => name === property.name) ?? source;
      for (const key of ['currencyFrom', 'timezoneFrom'] as const) {
        const path = property[key];
        const lost = path !== undefined && followPath(path, descriptor, all);
        if (lost)
          faults.push({
            file: source.file,
            line: place.lineOf(key),
            message: `The "${key}" of the property "${property.name}" is "${path}", but ${lost.step} leads nowhere.`,
            hint: lost.hint,
          });
      }
      const target = property.target !== undefined ? all.get(property.target) : undefined;
      if (descriptor.scope === 'global' && target && target.scope !== 'global')
        faults.push({
          file: source.file,
          line: place.lineOf('range'),
          message: `"${descriptor.name}" is shared by all contracts and cannot point to "${target.name}", which is not.`,
          hint: 'Remove the relation, or write "scope": "contract".',
        });
    }
}
