/** Writes the records that an action or a hook asks for, in its transaction. */
import type { Draft, RecordName, RecordWriter, Values, WriteContext } from '../kit.ts';
import type { Model } from '../plan/resource.ts';
import { seenModel } from '../rights/seenModel.ts';
import { mostAtOnce, readSelectionFilter } from '../validate/readSelection.ts';
import { copyRecords } from './copyRecords.ts';
import { MemberFailure } from './findMember.ts';
import { createMany, updateMany } from './writeBulk.ts';
import { writeMatched } from './writeMatched.ts';
import { createRecord, deleteRecord, updateRecord, type WriteInput } from './writeRecord.ts';

/** A refusal as it is: that it is one of many is nothing to whoever called the action. */
async function unwrap<Result>(run: Promise<Result>): Promise<Result> {
  try {
    return await run;
  } catch (error) {
    throw error instanceof MemberFailure ? error.cause : error;
  }
}

/** What is given stays as it was given. */
const own = (values: object): Values => ({ ...values });

/** @param contextOf of the open transaction */
export function createWriter(model: Model, contextOf: () => WriteContext): RecordWriter {
  const inputOf = (entity: RecordName): WriteInput => {
    const resource = model.get(entity);
    if (!resource) throw new Error(`There is no entity "${entity}" to write.`);
    return { model, resource, context: contextOf(), authority: 'server' };
  };
  return {
    create: (entity, values) => createRecord(inputOf(entity), own(values)),
    async createMany<Name extends RecordName>(entity: Name, records: readonly Draft<Name>[]) {
      const members = records.map((values) => ({ values: own(values) }));
      const { ids } = await unwrap(createMany(inputOf(entity), members, undefined));
      return ids;
    },
    async copy(entity, id, values) {
      const [made = 0] = await unwrap(copyRecords(inputOf(entity), [{ id, values: own(values) }]));
      return made;
    },
    async copyMany(entity, records) {
      const copies = records.map(({ id, values }) => ({ id, values: own(values) }));
      return unwrap(copyRecords(inputOf(entity), copies));
    },
    update: (entity, id, values) =>
      updateRecord(inputOf(entity), { id: String(id), isMerge: false }, own(values)),
    async updateMany(entity, records) {
      const members = records.map(({ id, values }) => ({ id, values: own(values) }));
      await unwrap(updateMany(inputOf(entity), members, undefined));
    },
    async updateMatched(entity, filters, values) {
      const { resource, context } = inputOf(entity);
      const seen = seenModel(model, context.caller.rights);
      const filter = readSelectionFilter(seen, seen.get(entity) ?? resource, filters);
      const write = { model, resource, filter, patch: own(values) };
      let changed = 0;
      let after = 0;
      for (;;) {
        const turn = await writeMatched(write, context, { after, limit: mostAtOnce });
        changed += turn.changed;
        if (turn.last === null || turn.matched < mostAtOnce) return changed;
        after = turn.last;
      }
    },
    delete: (entity, id) => deleteRecord(inputOf(entity), { id: String(id) }),
  };
}
