/** The body of a bulk call: its records against the descriptor, every violation of all of them at once. */
import type { Violation } from '../errors.ts';
import type { Values } from '../kit.ts';
import { describeIri, readIri } from '../plan/readIri.ts';
import type { Model, Resource } from '../plan/resource.ts';
import { readVersion } from '../request/readMatch.ts';
import { transactionProblem } from '../transaction/errors.ts';
import { readBody } from './readBody.ts';
import { refuse } from './refuse.ts';

const mostRecords = 10_000;
/** Violations past this are of no use to anyone, and reading on would cost more than the answer is worth. */
const mostViolations = 200;

export interface BulkMember {
  readonly id?: number;
  /** The version it must have, from the member's `@etag`. */
  readonly version?: string;
  readonly values: Values;
}

export interface BulkBody {
  readonly members: readonly BulkMember[];
  /** The members beside the list. */
  readonly beside: Readonly<Record<string, unknown>>;
}

interface BulkInput {
  readonly model: Model;
  readonly resource: Resource;
  readonly body: Readonly<Record<string, unknown>>;
  readonly contract: number;
  readonly operation: 'create' | 'update';
  /** Whether a member of a create that names a record changes that one. */
  readonly mayUpdate?: boolean;
}

/** What a collection contains about itself, when it is sent back as it was answered. */
const ignored = new Set(['@context', '@id', '@type', 'totalItems', 'contract', 'member', 'hydra:member']);

export function readBulk(input: BulkInput): BulkBody {
  const { resource, body, operation } = input;
  const list = body.member ?? body['hydra:member'];
  const violations: Violation[] = [];
  if (!Array.isArray(list))
    throw refuse([
      {
        propertyPath: 'member',
        message: list === undefined ? 'This is required.' : 'This is no list.',
        code: list === undefined ? 'required' : 'type',
      },
    ]);
  if (list.length > mostRecords)
    throw transactionProblem('BULK-001', { count: list.length, most: mostRecords });
  const beside = readBeside(resource, body, violations);
  const seen = new Map<number, number>();
  const members: BulkMember[] = [];
  for (const [index, item] of list.entries()) {
    if (violations.length >= mostViolations) break;
    if (typeof item !== 'object' || item === null || Array.isArray(item)) {
      violations.push({ propertyPath: `member[${index}]`, message: 'This is no object.', code: 'type' });
      continue;
    }
    const { etag, own } = splitVersion(item as Record<string, unknown>);
    const isUpdate = operation === 'update' || (input.mayUpdate && own['@id'] !== undefined);
    const { values, violations: found } = readBody({
      ...input,
      body: own,
      operation: isUpdate ? 'update' : 'create',
    });
    const id = isUpdate ? readKey(input, own, { index, seen }, found) : undefined;
    for (const violation of found)
      violations.push({ ...violation, propertyPath: `member[${index}].${violation.propertyPath}` });
    const version = typeof etag === 'string' ? readVersion(etag) : undefined;
    const member = id === undefined ? { values } : { id, values };
    members.push(version === undefined ? member : { ...member, version });
  }
  if (violations.length > 0) throw refuse(violations);
  return { members, beside };
}

/** Most members have none, and are not copied. */
function splitVersion(item: Record<string, unknown>): { etag: unknown; own: Record<string, unknown> } {
  if (!('@etag' in item)) return { etag: undefined, own: item };
  const { '@etag': etag, ...own } = item;
  return { etag, own };
}

function readBeside(
  resource: Resource,
  body: Readonly<Record<string, unknown>>,
  violations: Violation[],
): Readonly<Record<string, unknown>> {
  const known = resource.descriptor.bulkWith ?? [];
  const beside: Record<string, unknown> = {};
  for (const name of Object.keys(body))
    if (known.includes(name)) beside[name] = body[name];
    else if (!ignored.has(name) && violations.length < 20)
      violations.push({
        propertyPath: name.slice(0, 100).toWellFormed().replaceAll('\0', ''),
        message: `This is unknown beside the records${known.length ? `; known are ${known.map((one) => `"${one}"`).join(', ')}` : ''}.`,
        code: 'unknown',
      });
  return beside;
}

/** Which record a member of an update is about; each once. */
function readKey(
  { resource, contract }: BulkInput,
  item: Readonly<Record<string, unknown>>,
  place: { readonly index: number; readonly seen: Map<number, number> },
  violations: Violation[],
): number | undefined {
  const name = item['@id'] === undefined && item.id !== undefined ? 'id' : '@id';
  const given = item[name];
  if (given === undefined) {
    violations.push({ propertyPath: name, message: 'This is required.', code: 'required' });
    return undefined;
  }
  const id = readIri(resource, given, contract);
  if (id === undefined) {
    violations.push({
      propertyPath: name,
      message: describeIri(resource, contract),
      code: 'relation',
    });
    return undefined;
  }
  const first = place.seen.get(id);
  if (first !== undefined)
    violations.push({ propertyPath: name, message: `This is member[${first}] already.`, code: 'duplicate' });
  else place.seen.set(id, place.index);
  return id;
}
