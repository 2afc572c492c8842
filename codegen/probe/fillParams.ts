/** Addresses with `{name}` in them, and where the values come from. */
import type { ProbedApi } from './model.ts';
import type { Probe } from './probe.ts';
import { idOf, membersOf, tailOf } from './terms.ts';

export function fill(
  address: string,
  params: ReadonlyMap<string, string>,
): { address: string } | { missing: string } {
  let missing: string | undefined;
  const filled = address.replace(/\{\??([\w.]+)\}/g, (whole, name: string) => {
    const value = params.get(name);
    if (value === undefined) missing ??= name;
    return value ?? whole;
  });
  return missing === undefined ? { address: filled } : { missing };
}

/** What `{contractId}` is, from the first row of the collection of contracts. */
export async function findParams(probe: Probe, api: ProbedApi): Promise<void> {
  const { params, client } = probe;
  const places = [
    ...api.entities.flatMap(({ collection }) => collection ?? []),
    ...api.calls.map(({ path }) => path),
  ];
  const names = new Set(
    places.flatMap((place) => [...place.matchAll(/\{(\w+)Id\}/g)].map((match) => match[1] ?? '')),
  );
  for (const name of names) {
    if (params.has(`${name}Id`)) continue;
    const owner = api.entities.find((entity) => entity.name.toLowerCase() === name.toLowerCase());
    const filled = owner?.collection === undefined ? undefined : fill(owner.collection, params);
    if (!filled || 'missing' in filled) continue;
    const id = idOf(membersOf((await client.ask(filled.address)).body)[0]);
    if (id !== undefined) params.set(`${name}Id`, tailOf(id));
  }
}
