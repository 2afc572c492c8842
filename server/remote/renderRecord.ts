/**
 * Records of another server as ours are answered: the members that were asked for and may be seen, under our names and
 * addresses. What is asked of a related record and was not answered with it is read there, each record once.
 */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import type { SelectedProperty, Selection } from '../plan/planFields.ts';
import { type Model, type Resource, targetOf } from '../plan/resource.ts';
import type { Remote } from './askRemote.ts';
import { readMany } from './readMany.ts';
import { isJson, type Json, localIri, memberOf, readRemoteId, readValue } from './wire.ts';

export interface Rendering {
  readonly remote: Remote;
  readonly model: Model;
  readonly contract: number;
}

/** A related record as it is in the one that names it. */
interface Named {
  readonly id: string;
  /** Where it was answered whole or in part. */
  readonly record: Json | undefined;
}

function listNamed(
  { model }: Rendering,
  resource: Resource,
  { property, record }: { readonly property: PropertyDescriptor; readonly record: Json },
): readonly Named[] {
  const target = targetOf(model, property);
  const key = resource.descriptor.remote?.keys?.[property.name];
  const given = record[memberOf(resource, property.name)] ?? (key === undefined ? undefined : record[key]);
  return [given].flat().flatMap((one) => {
    const id = readRemoteId(target, one);
    return id === undefined ? [] : [{ id, record: isJson(one) ? one : undefined }];
  });
}

/** Whether an embedded record has all that is asked of it. */
const isWhole = (record: Json | undefined, { resource, members }: Selection): boolean =>
  record !== undefined && members.every(({ property }) => memberOf(resource, property.name) in record);

/** The related records that have to be read, all of a relation together. */
async function readRelated(
  rendering: Rendering,
  selection: Selection,
  records: readonly Json[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, Json>>> {
  const wanted = selection.members.flatMap(({ property, child }) => {
    if (!child || child.members.length === 0) return [];
    const named = records.flatMap((record) => listNamed(rendering, selection.resource, { property, record }));
    const ids = named.filter((one) => !isWhole(one.record, child)).map(({ id }) => id);
    return ids.length > 0 ? [{ name: property.name, resource: child.resource, ids: [...new Set(ids)] }] : [];
  });
  const read = await Promise.all(
    wanted.map(async ({ name, resource, ids }) => {
      const found = await readMany(rendering.remote, resource, ids);
      return [name, found] as const;
    }),
  );
  return new Map(read);
}

function renderNamed(rendering: Rendering, selection: Selection, id: string): Record<string, unknown> {
  const { resource } = selection;
  return {
    '@id': localIri(resource, id, rendering.contract),
    '@type': resource.name,
    ...(/^(?:0|[1-9]\d{0,14})$/.test(id) ? { id: Number(id) } : { id }),
  };
}

async function renderRelation(
  rendering: Rendering,
  { property, child }: SelectedProperty,
  named: readonly Named[],
  read: ReadonlyMap<string, Json> | undefined,
): Promise<unknown> {
  const target = targetOf(rendering.model, property);
  if (!child) {
    const iris = named.map(({ id }) => localIri(target, id, rendering.contract));
    return property.many ? iris : (iris[0] ?? null);
  }
  const records = named.map(({ id, record }) => read?.get(id) ?? record ?? {});
  const bodies = await renderRecords(
    rendering,
    child,
    named.map(({ id }, index) => ({ id, record: records[index] ?? {} })),
  );
  return property.many ? bodies : (bodies[0] ?? null);
}

/** @param records with their ids, which an embedded one may not have itself */
export async function renderRecords(
  rendering: Rendering,
  selection: Selection,
  records: readonly { readonly id: string; readonly record: Json }[],
): Promise<readonly Record<string, unknown>[]> {
  const { resource, members } = selection;
  const related = await readRelated(
    rendering,
    selection,
    records.map(({ record }) => record),
  );
  return Promise.all(
    records.map(async ({ id, record }) => {
      const body = renderNamed(rendering, selection, id);
      for (const member of members) {
        const { property, isCount } = member;
        const { name, kind } = property;
        if (kind !== 'relation') body[name] = readValue(property, record[memberOf(resource, name)]);
        else {
          const named = listNamed(rendering, resource, { property, record });
          body[name] = isCount
            ? { '@count': named.length }
            : await renderRelation(rendering, member, named, related.get(name));
        }
      }
      return body;
    }),
  );
}
