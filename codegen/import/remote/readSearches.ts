/** Collections of a Hydra server as it answered them: what their search templates take, and how long a page is. */
import { type Document, isObject } from '../document.ts';
import type { AskedFacts, ParameterFacts } from '../facts.ts';

const either = (value: unknown, name: string): unknown =>
  isObject(value) ? (value[name] ?? value[`hydra:${name}`]) : undefined;

function readTemplate(search: unknown): ParameterFacts[] {
  const mappings = [either(search, 'mapping') ?? []].flat();
  const mapped = mappings.flatMap((one) => {
    const name = either(one, 'variable');
    return typeof name === 'string' ? [{ name }] : [];
  });
  const template = String(either(search, 'template') ?? '');
  const written = [...(/\{[?&]([^}]*)\}/.exec(template)?.[1]?.split(',') ?? [])].map((name) => ({ name }));
  const names = new Set(mapped.map(({ name }) => name));
  return [...mapped, ...written.filter(({ name }) => name !== '' && !names.has(name))];
}

/** By the path of the collection. */
export function readSearches(collections: readonly Document[]): ReadonlyMap<string, AskedFacts> {
  return new Map(
    collections.flatMap(({ file, value }) => {
      const members = either(value, 'member');
      if (!Array.isArray(members)) return [];
      const path = new URL(file, 'http://localhost').pathname;
      const hasNext = either(either(value, 'view'), 'next') !== undefined;
      const facts: AskedFacts = {
        style: 'hydra',
        parameters: readTemplate(either(value, 'search')),
        ...(hasNext && members.length > 0 && { pageLength: members.length }),
      };
      return [[path, facts] as const];
    }),
  );
}
