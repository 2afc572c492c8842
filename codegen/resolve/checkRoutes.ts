/** Two calls of one method and one path, whatever their parameters are called: each is refused, none silently wins. */
import type { Fault } from '../fault.ts';
import type { NamedSource } from '../read/readSchema.ts';
import { listRoutes, type Route } from './listRoutes.ts';
import type { ResolvedCall, ResolvedEntity, ResolvedSchema } from './resolved.ts';

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

/** Two calls of one name in two APIs: types and handlers know them by it. In one API they are one route twice. */
function checkCallNames(calls: readonly ResolvedCall[], faults: Fault[]): void {
  for (const [index, { source, descriptor }] of calls.entries()) {
    const first = calls[index - 1];
    if (first?.descriptor.name !== descriptor.name || first.descriptor.api === descriptor.api) continue;
    faults.push({
      file: source.file,
      line: source.line,
      message: `The call "${descriptor.name}" is described by ${first.source.file}:${first.source.line} too.`,
      hint: 'Keep one of them, or write another path.',
    });
  }
}

export function checkRoutes(
  { entities, calls }: Pick<ResolvedSchema, 'entities' | 'calls'>,
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
    const { api } = descriptor;
    return listRoutes(descriptor).map((route) => ({
      api,
      base,
      route,
      place: findPlace(entity, route),
      isDeclared: route.action !== undefined,
    }));
  });
  const others = calls.map(({ source, descriptor }) => ({
    api: descriptor.api,
    base: String(apis.find(({ name }) => name === descriptor.api)?.values.base ?? ''),
    route: descriptor,
    place: { file: source.file, line: source.line, gives: false },
    isDeclared: true,
  }));
  checkCallNames(calls, faults);
  const sorted = [
    ...all.filter(({ isDeclared }) => !isDeclared),
    ...all.filter(({ isDeclared }) => isDeclared),
    ...others,
  ];
  for (const { api, base, route, place, isDeclared } of sorted) {
    const key = `${route.method} ${base}${route.path}`.replace(/\{\w+\}/g, '{}');
    const first = taken.get(key);
    if (!first || (first.gives && isDeclared)) {
      taken.set(key, place);
      continue;
    }
    const where = first.file === place.file ? `line ${first.line}` : `${first.file}:${first.line}`;
    faults.push({
      file: place.file,
      line: place.line,
      message: `The call ${route.method} "${route.path}" of the api "${api}" is taken by ${where}.`,
      hint: 'Write another path.',
    });
  }
}
