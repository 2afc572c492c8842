/** A note about a customer: its author is who writes it. A next action is done by whoever did it; another day opens it again. */
import { defineAction } from '../../../../server/action.ts';
import { defineBehaviour } from '../../../../server/behaviour.ts';

const done = defineAction('CustomerNote.done', {
  async run({ write, now }, { id, record }) {
    if (record.dueOn !== null && record.doneAt === null)
      await write.update('CustomerNote', id, { doneAt: now.toISOString() });
    return { id };
  },
});

export const customerNoteBehaviour = defineBehaviour('CustomerNote', {
  actions: [done],
  normalize(values, { operation, caller }) {
    if (operation === 'create') return { ...values, author: caller.email ?? null };
    return values.dueOn === undefined ? undefined : { ...values, doneAt: null };
  },
});
