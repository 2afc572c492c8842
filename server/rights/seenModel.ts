/**
 * The entities as somebody with certain rights sees them: what they may not see is not there, for fields, filters,
 * order, free text, files and the history alike. Of an entity they may not read, only the name of a record is left, so
 * that what points to it can be distinguished. Made once a set of rights.
 */
import { seeEntity } from '../../schema/mayCall.ts';
import type { Rights } from '../kit.ts';
import type { Model, Resource } from '../plan/resource.ts';
import { isFull } from './rightOf.ts';
import { isUnseen } from './unseenProperties.ts';

const mostKept = 200;
const kept = new WeakMap<Model, Map<string, Model>>();

function seenResource(model: Model, resource: Resource, rights: Rights): Resource {
  const descriptor = seeEntity(
    resource.descriptor,
    (code) => rights.policies.has(code),
    isUnseen(model, resource, rights),
  );
  const properties = new Map(descriptor.properties.map((property) => [property.name, property]));
  return { ...resource, descriptor, properties, origin: { model, resource, rights } };
}

export function seenModel(model: Model, rights: Rights | undefined): Model {
  if (!rights || isFull(rights)) return model;
  let known = kept.get(model);
  if (!known) {
    known = new Map();
    kept.set(model, known);
  }
  const hit = known.get(rights.signature);
  if (hit) return hit;
  const made = new Map([...model].map(([name, one]) => [name, seenResource(model, one, rights)]));
  if (known.size >= mostKept) known.delete(known.keys().next().value ?? '');
  known.set(rights.signature, made);
  return made;
}
