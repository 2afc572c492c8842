/** The body of one of our calls as the other server takes it: its names, its addresses, its way of changing a record. */

import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { findNearest } from '../../schema/findNearest.ts';
import type { Violation } from '../errors.ts';
import { type Model, type Resource, targetOf } from '../plan/resource.ts';
import { refuse } from '../validate/refuse.ts';
import { isHydra, isJson, type Json, memberOf, readLocalId, writeRemoteId } from './wire.ts';

interface Writing {
  readonly model: Model;
  readonly resource: Resource;
  readonly contract: number;
  readonly root: string;
}

const ignored = ['id', '@id', '@type', '@context', 'contract'];

const isKept = ({ readOnly, computed, role }: PropertyDescriptor): boolean =>
  Boolean(readOnly || computed || role);

function writeRelation(
  { model, contract, root }: Writing,
  property: PropertyDescriptor,
  value: unknown,
): unknown {
  const target = targetOf(model, property);
  const write = (one: unknown): unknown => {
    if (one === null) return null;
    const id = readLocalId(target, one, contract);
    if (id !== undefined) return writeRemoteId(target, id, root);
    // What is embedded is sent as it is.
    return isJson(one) ? one : undefined;
  };
  return Array.isArray(value) ? value.map(write) : write(value);
}

/** @throws Problem VAL-001 for what is no property, or no record of a relation */
export function writeBody(writing: Writing, body: Json): Json {
  const { resource } = writing;
  const violations: Violation[] = [];
  const written: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) {
    if (ignored.includes(name)) continue;
    const property = resource.properties.get(name);
    if (!property) {
      const message = `There is no such property. Perhaps you meant "${findNearest(name, resource.properties.keys())}".`;
      violations.push({ propertyPath: name, message, code: 'unknown' });
      continue;
    }
    if (isKept(property)) continue;
    const isRelation = property.kind === 'relation';
    const sent = isRelation ? writeRelation(writing, property, value) : value;
    if (sent === undefined) {
      const message = `This is no record of ${property.target}.`;
      violations.push({ propertyPath: name, message, code: 'relation' });
      continue;
    }
    const key = isRelation ? resource.descriptor.remote?.keys?.[name] : undefined;
    written[key ?? memberOf(resource, name)] = sent;
  }
  if (violations.length > 0) throw refuse(violations);
  return written;
}

/** What a PUT has beside the changes: every member that may be written, as it is. */
function fillWhole({ resource }: Writing, current: Json): Json {
  const members = resource.descriptor.properties
    .filter((property) => !isKept(property) && !property.secret)
    .map(({ name }) => memberOf(resource, name));
  return Object.fromEntries(
    members.filter((name) => current[name] !== undefined).map((name) => [name, plainRelation(current[name])]),
  );
}

/** An embedded record is written back by its address. */
const plainRelation = (value: unknown): unknown =>
  isJson(value) && typeof value['@id'] === 'string' ? value['@id'] : value;

export interface Change {
  readonly method: 'PATCH' | 'PUT';
  readonly type: string;
  readonly body: unknown;
}

export const writeType = (resource: Resource): string =>
  isHydra(resource) ? 'application/ld+json' : 'application/json';

/** Whether a change cannot be made without the record as it is. */
export const needsCurrent = ({ descriptor }: Resource): boolean => descriptor.remote?.update === 'put';

const pointer = (name: string): string => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

export function planChange(writing: Writing, changed: Json, current: Json | undefined): Change {
  const { resource } = writing;
  switch (resource.descriptor.remote?.update ?? 'merge') {
    case 'put':
      return {
        method: 'PUT',
        type: writeType(resource),
        body: { ...fillWhole(writing, current ?? {}), ...changed },
      };
    case 'patch':
      return { method: 'PATCH', type: writeType(resource), body: changed };
    case 'merge':
      return { method: 'PATCH', type: 'application/merge-patch+json', body: changed };
    case 'json-patch':
      return {
        method: 'PATCH',
        type: 'application/json-patch+json',
        // "add" replaces what is there: RFC 6902, 4.1.
        body: Object.entries(changed).map(([name, value]) => ({ op: 'add', path: pointer(name), value })),
      };
  }
}
