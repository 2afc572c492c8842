/** Two calls of one method and one path, whatever their parameters are called: each is refused, none silently wins. */
import type { Fault } from '../fault.ts';
import type { NamedSource } from '../read/readSchema.ts';
import { listRoutes, type Route } from './listRoutes.ts';
import type { ResolvedEntity } from './resolved.ts';

interface Place {
  readonly file: string;
  readonly line: number;
  readonly gives: boolean;
}

function findPlace({ source }: ResolvedEntity, { action, gives }: Route): Place {
  const declared = source.actions.find(({ name }) => name === action?.name);
  const line = action ? (declared?.lineOf('path') ?? source.line) : source.lineOf('collection');
  return { file: source.file, line, gives: gives === true };
}

/** Where an API's paths begin: two APIs may begin at one place. */
export function baseOf(apis: readonly NamedSource[], api: string): string {
  const values = apis.find(({ name }) => name === api)?.values;
  return `${String(values?.base ?? '')}${String(values?.prefix ?? '')}`;
}

export function checkRoutes(
  entities: readonly ResolvedEntity[],
  apis: readonly NamedSource[],
  faults: Fault[],
): void {
  const taken = new Map<string, Place>();
  const collections = new Set<string>();
  // First what entities serve by themselves: what is written out is what can be written otherwise.
  const all = entities.flatMap((entity) => {
    const { descriptor } = entity;
    const base = baseOf(apis, descriptor.api);
    const collection = `${base}${descriptor.collection}`.replace(/\{\w+\}/g, '{}');
    // Refused already, as a collection that is taken.
    if (descriptor.scope !== 'value' && collections.has(collection)) return [];
    collections.add(collection);
    return listRoutes(descriptor).map((route) => ({ entity, base, route }));
  });
  const sorted = [...all.filter(({ route }) => !route.action), ...all.filter(({ route }) => route.action)];
  for (const { entity, base, route } of sorted) {
    const key = `${route.method} ${base}${route.path}`.replace(/\{\w+\}/g, '{}');
    const place = findPlace(entity, route);
    const first = taken.get(key);
    if (!first || (first.gives && route.action)) {
      taken.set(key, place);
      continue;
    }
    const where = first.file === place.file ? `line ${first.line}` : `${first.file}:${first.line}`;
    faults.push({
      file: place.file,
      line: place.line,
      message: `The call ${route.method} "${route.path}" of the api "${entity.descriptor.api}" is taken by ${where}.`,
      hint: 'Write another path.',
    });
  }
}
