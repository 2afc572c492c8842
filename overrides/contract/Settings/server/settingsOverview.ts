/** The settings at a glance: how much of each there is, for who may read it. */
import { entities } from '../../../../schema/generated/entities.ts';
import { mayCall } from '../../../../schema/mayCall.ts';
import { defineAction } from '../../../../server/action.ts';
import { sqlFile } from '../../../../server/sql.ts';

interface Count {
  readonly entity: string;
  readonly count: number;
}

const countSettings = sqlFile<{ readonly contract: number }, Count>(import.meta.dirname, 'countSettings.sql');

const byName = new Map<string, (typeof entities)[number]>(entities.map((entity) => [entity.name, entity]));

export const settingsOverview = defineAction('Contract.settingsOverview', {
  async run({ tx, contract, caller }) {
    const counts = await tx.query(countSettings({ contract }));
    const has = (policy: string) => caller.rights?.policies.has(policy) ?? true;
    const isSeen = ({ entity }: Count) => {
      const summary = byName.get(entity);
      return summary !== undefined && mayCall(summary, 'read', has);
    };
    return { value: { counts: counts.filter(isSeen) } };
  },
});
