/** Some records by their ids: in one call where the server declares a filter by id, else one call each, a few at a time. */
import type { Resource } from '../plan/resource.ts';
import type { Remote } from './askRemote.ts';
import { readMembers } from './readPage.ts';
import { isJson, itemPath, type Json, pathOf, readRemoteId } from './wire.ts';

const AT_ONCE = 6;

/** The filter that takes several ids. */
const idFilter = ({ descriptor }: Resource): string | undefined => descriptor.remote?.filters?.['id[]'];

async function readFiltered(
  remote: Remote,
  resource: Resource,
  { ids, parameter }: { readonly ids: readonly string[]; readonly parameter: string },
): Promise<readonly Json[]> {
  const query = new URLSearchParams(ids.map((id) => [parameter, id]));
  const { size } = resource.descriptor.remote?.list ?? {};
  if (size !== undefined) query.set(size, String(ids.length));
  return readMembers(remote, resource, await remote.ask({ method: 'GET', path: pathOf(resource), query }));
}

/** One that is gone is left out, as a list would. */
async function readOne(remote: Remote, resource: Resource, id: string): Promise<readonly Json[]> {
  const { status, json } = await remote.ask({ method: 'GET', path: itemPath(resource, id) });
  return status < 400 && isJson(json) ? [json] : [];
}

export async function readMany(
  remote: Remote,
  resource: Resource,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Json>> {
  const found = new Map<string, Json>();
  const keep = (records: readonly Json[]) => {
    for (const record of records) {
      const id = readRemoteId(resource, record);
      if (id !== undefined) found.set(id, record);
    }
  };
  const parameter = idFilter(resource);
  if (parameter !== undefined && ids.length > 1)
    keep(await readFiltered(remote, resource, { ids, parameter }));
  const rest = ids.filter((id) => !found.has(id));
  for (let start = 0; start < rest.length; start += AT_ONCE)
    for (const records of await Promise.all(
      rest.slice(start, start + AT_ONCE).map((id) => readOne(remote, resource, id)),
    ))
      keep(records);
  return found;
}
