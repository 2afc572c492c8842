/** What a call contains of other records: checked and written as their own bulk calls do, inside the call's transaction. */

import { Problem, type Violation } from '../errors.ts';
import type { AskedRecords, ReadyRecords } from '../kit/askedWrites.ts';
import type { WriteContext } from '../kit.ts';
import type { Model, Resource } from '../plan/resource.ts';
import { checkCall } from '../rights/checkRights.ts';
import { seenModel } from '../rights/seenModel.ts';
import { type BulkMember, readBulk } from '../validate/readBulk.ts';
import { refuse } from '../validate/refuse.ts';
import { MemberFailure, PartFailure } from './findMember.ts';
import { createMany, updateMany } from './writeBulk.ts';
import type { WriteInput } from './writeRecord.ts';

interface Part extends AskedRecords {
  readonly resource: Resource;
  readonly members: readonly BulkMember[];
}

const pathOf = ({ place }: AskedRecords, index: number) => (place ? `${place}[${index}]` : '');

/** The path of a violation where the record is in the body of the call, instead of in one of its own. */
function placed(asked: AskedRecords, { propertyPath, ...violation }: Violation): Violation {
  const [, index, rest = ''] = /^member(?:\[(\d+)\])?\.?(.*)$/s.exec(propertyPath) ?? [];
  const start = index === undefined ? (asked.place ?? '') : pathOf(asked, Number(index));
  return { ...violation, propertyPath: [start, rest].filter(Boolean).join('.') };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf({ list, place, created }: AskedRecords): unknown {
  if (!place) return [list];
  if (!Array.isArray(list)) return list;
  return list.map((item) => {
    if (!isObject(item)) return item;
    const named = item['@id'] ?? item.id;
    return named === undefined ? { ...item, ...created } : { ...item, '@id': named };
  });
}

function readPart(model: Model, context: WriteContext, asked: AskedRecords, violations: Violation[]): Part {
  const { caller, contract } = context;
  const seen = seenModel(model, caller.rights);
  const resource = model.get(asked.entity);
  const visible = seen.get(asked.entity);
  if (!resource || !visible) throw new Error(`There is no entity "${asked.entity}" to write.`);
  const body = { member: listOf(asked) };
  try {
    const { members } = readBulk({
      model: seen,
      resource: visible,
      body,
      contract,
      operation: asked.place ? 'create' : 'update',
      mayUpdate: true,
    });
    return { ...asked, resource, members };
  } catch (error) {
    if (!(error instanceof Problem) || !error.violations) throw error;
    violations.push(...error.violations.map((violation) => placed(asked, violation)));
    return { ...asked, resource, members: [] };
  }
}

async function writePart(
  input: WriteInput,
  part: Part,
  kind: { readonly members: readonly BulkMember[]; readonly write: typeof createMany },
): Promise<void> {
  const { members, write } = kind;
  if (members.length === 0) return;
  try {
    await write({ ...input, findsMember: true }, members, undefined);
  } catch (error) {
    if (!(error instanceof MemberFailure)) throw error;
    const { cause, index } = error;
    const path = pathOf(part, part.members.indexOf(members[index] as BulkMember));
    throw new PartFailure(path, part.resource, cause);
  }
}

export function readAsked(
  model: Model,
  context: WriteContext,
  asked: readonly AskedRecords[],
): readonly ReadyRecords[] {
  const violations: Violation[] = [];
  const parts = asked.map((one) => readPart(model, context, one, violations));
  if (violations.length > 0) throw refuse(violations);
  return parts.map((part) => {
    const { resource, members } = part;
    const changed = members.filter(({ id }) => id !== undefined);
    const created = members.filter(({ id }) => id === undefined);
    if (changed.length > 0) checkCall(resource, 'update', context.caller);
    if (created.length > 0) checkCall(resource, 'create', context.caller);
    return {
      changed: changed.flatMap(({ id }) => id ?? []),
      async write() {
        const input = { model, resource, context };
        await writePart(input, part, { members: changed, write: updateMany });
        await writePart(input, part, { members: created, write: createMany });
      },
    };
  });
}
