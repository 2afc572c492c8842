/** Resources and values to classes with their properties. */
import { placeAt } from '../document.ts';
import type { ClassFacts, PropertyFacts } from '../facts.ts';
import { isSameName } from '../names.ts';
import { readAsked } from '../remote/readAsked.ts';
import { type Building, readShape } from './building.ts';
import type { Method, Resource } from './findResources.ts';
import type { Flat } from './flattenSchema.ts';
import { mergeWritten } from './mergeWritten.ts';
import type { Named } from './nameResources.ts';
import { textOf } from './textOf.ts';

function readProperties(building: Building, name: string, resource: Resource): PropertyFacts[] {
  const read = resource.read && readShape(building, name, resource.read);
  // What is read has been reported already.
  const quiet: Building = {
    ...building,
    remark: (kind, about, text) => {
      if (!read?.has(about.slice(name.length + 1))) building.remark(kind, about, text);
    },
  };
  const shape = (...methods: Method[]) =>
    methods.map((method) => resource.written.get(method)).find((flat) => flat !== undefined);
  const has = { create: shape('POST'), update: shape('PUT', 'PATCH') };
  const create = has.create && readShape(quiet, name, has.create);
  const update = has.update && readShape(quiet, name, has.update);
  const names = new Set([...(read?.keys() ?? []), ...(create?.keys() ?? []), ...(update?.keys() ?? [])]);
  return [...names].flatMap((one) => {
    const bodies = { create: create?.get(one), update: update?.get(one) };
    const made = mergeWritten(read?.get(one), bodies, has);
    if (!made) return [];
    // Without a body to ask, what is always answered is not what must be given.
    const { required, ...rest } = made;
    return [has.create || has.update ? { ...rest, ...(required !== undefined && { required }) } : rest];
  });
}

export function describeValue(
  building: Building,
  one: { key: string; name: string; flat: Flat },
): ClassFacts {
  const properties = [...readShape(building, one.name, one.flat).values()].map((property) => ({
    ...property,
    required: one.flat.required.has(property.name) && property.nullable !== true,
  }));
  return {
    key: one.key,
    name: one.name,
    place: placeAt(building.document, one.flat.pointer),
    properties,
    operations: [],
    actions: [],
    isValue: true,
  };
}

/** The property that the address of one record has in it, where that is not called `id`. */
function findId(
  { parameter = '' }: Resource,
  properties: readonly PropertyFacts[],
  remark: (text: string) => void,
): string | undefined {
  const found = properties.find((one) => isSameName(one.name, parameter))?.name;
  if (found === undefined || /^_?id$/i.test(found)) return undefined;
  if (
    !properties.some((one) => /^_?id$/i.test(one.name)) &&
    /(?:^|_)(?:id|uuid|guid|ulid)$|[a-z](?:I[dD]|Uuid|UUID|Guid|GUID|Ulid|ULID)$/.test(found)
  ) {
    remark(`"${found}" is its id there`);
    return found;
  }
  remark(`the API addresses a record by its "${found}", which is a property like others here`);
  return undefined;
}

export function describeNamed(building: Building, { key, name, resource }: Named): ClassFacts {
  const properties = readProperties(building, name, resource);
  const id = findId(resource, properties, (text) => building.remark('note', name, text));
  const comment = textOf(resource.read?.keywords.description);
  return {
    key,
    name,
    place: placeAt(building.document, resource.read?.pointer ?? ''),
    ...(comment !== undefined && { comment }),
    properties: properties.map((one) => (one.name === id ? { ...one, name: 'id' } : one)),
    operations: resource.operations,
    path: resource.path,
    asked: readAsked(building.document, resource, id),
    actions: [],
    isValue: false,
  };
}
