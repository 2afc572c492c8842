/**
 * A body against the descriptor of its entity: the values to write, or every violation at once.
 * What the server sets itself (read only, computed) may be sent back as it was answered and is left aside.
 */
import { applies } from '../../schema/applies.ts';
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { findNearest } from '../../schema/findNearest.ts';
import type { Violation } from '../errors.ts';
import type { Values } from '../kit.ts';
import { describeIri, readIri } from '../plan/readIri.ts';
import { type Model, type Resource, targetOf } from '../plan/resource.ts';
import { readContractId } from '../request/readContract.ts';
import { rightsProblem } from '../rights/errors.ts';
import { readScalar } from './readScalar.ts';
import { hasValue, misplaced } from './settleWhen.ts';

export interface BodyInput {
  readonly model: Model;
  readonly resource: Resource;
  readonly body: Readonly<Record<string, unknown>>;
  readonly contract: number;
  readonly operation: 'create' | 'update';
  /** The body is merged into what stands (PATCH): what it leaves out of a value stays. */
  readonly isMerge?: boolean;
  /** Is before every path of a violation, e.g. `member[3].`. */
  readonly path?: string;
  /** The body of a call and nothing that is stored: a relation within a value becomes an id, as everywhere else. */
  readonly isCall?: boolean;
}

/** A record that the body of a call names, and where. */
export interface NamedRecord {
  readonly propertyPath: string;
  readonly target: Resource;
  readonly id: number;
}

interface Reading extends BodyInput {
  readonly violations: Violation[];
  readonly named: NamedRecord[];
  readonly path: string;
}

const ignored = new Set(['id', '@id', '@type', '@context', 'contract']);

/** The specification's bulk calls name the entity under `type` too; anything else there is unknown. */
function isIgnored(name: string, body: BodyInput['body'], resource: Resource): boolean {
  return ignored.has(name) || (name === 'type' && body.type === resource.name);
}

/** Of a list without a bound of its own. */
const mostItems = 1000;

export function readBody(input: BodyInput): {
  values: Values;
  violations: Violation[];
  named: NamedRecord[];
} {
  const violations: Violation[] = [];
  const named: NamedRecord[] = [];
  const values = readMembers({ ...input, violations, named, path: input.path ?? '' });
  return { values, violations, named };
}

function readMembers(reading: Reading, owner?: string): Values {
  const { resource, body, operation } = reading;
  const values: Values = {};
  const into: Into = owner ? { values, owner } : { values };
  refuseUnknown(reading);
  // What is created is looked at whole; of an update only what it contains.
  if (operation === 'create')
    for (const property of resource.descriptor.properties) readMember(reading, property, into);
  else
    for (const name in body) {
      const property = resource.properties.get(name);
      if (property) readMember(reading, property, into);
    }
  return values;
}

interface Into {
  readonly values: Values;
  /** The way back of an item to the record that holds it. */
  readonly owner?: string;
}

function isSetByServer({ readOnly, computed, role }: PropertyDescriptor): boolean {
  return Boolean(readOnly || computed || role);
}

function readMember(reading: Reading, property: PropertyDescriptor, { values, owner }: Into): void {
  const { body, operation, resource } = reading;
  const { name } = property;
  const isPartOfValue = resource.descriptor.scope === 'value';
  if (property.readOnly && property.needsToWrite && body[name] !== undefined)
    throw rightsProblem('RIGHT-006', {
      property: name,
      entity: resource.name,
      policy: [property.needsToWrite].flat().join('" or "'),
    });
  // A value is stored as it is sent: nothing of it is kept elsewhere.
  if (name === owner) {
    checkWayBack(reading, property);
    return;
  }
  if (isSetByServer(property) && !isPartOfValue) return;
  if (property.column === 'contract_id') {
    readOwnContract(reading, property, values);
    return;
  }
  if (property.inverse && !property.embedded) return;
  const value = Object.hasOwn(body, name) ? body[name] : undefined;
  // Of a part that is merged, the members beside it decide: see `settleWhen`.
  if (property.when && operation === 'create' && !appliesIn(reading, property)) {
    if (hasValue(property, value)) reading.violations.push(misplaced(property, reading.path));
    return;
  }
  if (value === undefined) {
    if (operation === 'update') return;
    if (property.default !== undefined) values[name] = property.default;
    else if (property.required) require(reading, property);
    return;
  }
  if (value === null) {
    if (property.required) require(reading, property);
    else values[name] = property.many && property.kind === 'relation' ? [] : null;
    return;
  }
  const read = readProperty(reading, property, value);
  const isAsSent = isPartOfValue && !reading.isCall && property.kind === 'relation';
  if (read !== undefined) values[name] = isAsSent ? value : read;
}

const appliesIn = ({ body, resource }: Reading, property: PropertyDescriptor): boolean =>
  applies(property, { values: body, members: resource.descriptor.properties });

/** An embedded item may be sent back as it was answered: the way to its record is implied, and is no other's. */
function checkWayBack(reading: Reading, property: PropertyDescriptor): void {
  const sent = Object.hasOwn(reading.body, property.name) ? reading.body[property.name] : undefined;
  if (sent !== undefined && sent !== null) readRelation({ ...reading, named: [] }, property, sent);
}

/** Only so many are named: finding the nearest name of a hundred thousand would cost more than the request is worth. */
const mostUnknown = 20;

function refuseUnknown({ resource, body, violations, path }: Reading): void {
  let left = mostUnknown;
  for (const name in body) {
    if (resource.properties.has(name) || isIgnored(name, body, resource)) continue;
    if (left === 0) return;
    left -= 1;
    const nearest = findNearest(name, resource.properties.keys());
    violations.push({
      propertyPath: `${path}${name.slice(0, 100).toWellFormed().replaceAll('\0', '')}`,
      message: `This is unknown. Perhaps you meant "${nearest}".`,
      code: 'unknown',
    });
  }
}

function require({ violations, path }: Reading, property: PropertyDescriptor): void {
  violations.push({
    propertyPath: `${path}${property.name}`,
    message: 'This is required.',
    code: 'required',
  });
}

/** A record's contract is the one the request is about: it may be sent, never chosen otherwise. */
function readOwnContract(
  { body, contract, violations, path, operation }: Reading,
  property: PropertyDescriptor,
  values: Values,
): void {
  if (operation === 'create') values[property.name] = contract;
  const given = Object.hasOwn(body, property.name) ? body[property.name] : undefined;
  if (given === undefined) return;
  try {
    if (readContractId(given) === contract) return;
  } catch {
    // Falls through to the violation.
  }
  violations.push({
    propertyPath: `${path}${property.name}`,
    message: 'This is not the contract of the request.',
    code: 'contract',
  });
}

function readProperty(reading: Reading, property: PropertyDescriptor, value: unknown): unknown {
  if (property.kind === 'relation' && !property.many) return readRelation(reading, property, value);
  if (!property.many) return readOne(reading, property, value);
  const { violations, path } = reading;
  const at = `${path}${property.name}`;
  if (!Array.isArray(value)) {
    violations.push({ propertyPath: at, message: 'This is no list.', code: 'type' });
    return undefined;
  }
  const { minItems = 0, maxItems = mostItems } = property;
  if (value.length < minItems) {
    violations.push({
      propertyPath: at,
      message: `This has fewer than ${minItems} items.`,
      code: 'minItems',
    });
    return undefined;
  }
  if (value.length > maxItems) {
    violations.push({ propertyPath: at, message: `This has more than ${maxItems} items.`, code: 'maxItems' });
    return undefined;
  }
  return value.map((item, index) => {
    const place = { ...property, name: `${property.name}[${index}]` };
    if (property.kind !== 'relation') return readOne(reading, place, item);
    return property.inverse ? readChild(reading, place, item) : readRelation(reading, place, item);
  });
}

/** A value whose members an entity of scope `value` describes: looked at as a record to create. */
function readShape(reading: Reading, property: PropertyDescriptor, value: unknown): unknown {
  const { model, violations, path } = reading;
  const at = `${path}${property.name}`;
  const resource = model.get(property.shape ?? '');
  if (!resource) throw new Error(`The shape "${property.shape}" of "${property.name}" is not there.`);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    violations.push({ propertyPath: at, message: 'This is no object.', code: 'type' });
    return undefined;
  }
  const body = value as Readonly<Record<string, unknown>>;
  const isPart = reading.isMerge && !property.many;
  const operation = isPart ? 'update' : 'create';
  return readMembers({ ...reading, resource, body, operation, path: `${at}.` });
}

function readOne(reading: Reading, property: PropertyDescriptor, value: unknown): unknown {
  if (property.shape) return readShape(reading, property, value);
  const { violations, path } = reading;
  const read = readScalar(property, value);
  if ('value' in read) return read.value;
  violations.push({ propertyPath: `${path}${property.name}`, ...read });
  return undefined;
}

/** An item of an embedded list: a record of its own, whose way back to this one is implied. */
function readChild(reading: Reading, property: PropertyDescriptor, value: unknown): unknown {
  const { model, violations, path } = reading;
  const at = `${path}${property.name}`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const id = readIri(targetOf(model, property), value, reading.contract);
    if (id !== undefined) return { id };
    violations.push({ propertyPath: at, message: 'This is no object.', code: 'type' });
    return undefined;
  }
  const resource = targetOf(model, property);
  const body = value as Readonly<Record<string, unknown>>;
  const id = body['@id'] === undefined ? undefined : readIri(resource, body['@id'], reading.contract);
  const operation = id === undefined ? 'create' : 'update';
  const values = readMembers({ ...reading, resource, body, operation, path: `${at}.` }, property.inverse);
  return id === undefined ? values : { id, ...values };
}

function readRelation(reading: Reading, property: PropertyDescriptor, value: unknown): unknown {
  const target = targetOf(reading.model, property);
  const id = readIri(target, value, reading.contract);
  // A contract is behind no wall of another one: which others there are is shown to nobody.
  const isOther = target.descriptor.scope === 'self' && id !== undefined && id !== reading.contract;
  if (id !== undefined && !isOther) {
    if (reading.isCall) reading.named.push({ propertyPath: `${reading.path}${property.name}`, target, id });
    return id;
  }
  if (isOther) {
    reading.violations.push({
      propertyPath: `${reading.path}${property.name}`,
      message: 'This is not the contract of the request.',
      code: 'contract',
    });
    return undefined;
  }
  reading.violations.push({
    propertyPath: `${reading.path}${property.name}`,
    message: describeIri(target, reading.contract),
    code: 'relation',
  });
  return undefined;
}
