/** Access to a mailing service: tested by asking whose account the key is of. */
import { defineAction } from '../../../../server/action.ts';
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { db } from '../../../../server/sql.ts';
import { openProvider } from './openProvider.ts';

const test = defineAction('MailerAccess.test', {
  async prepare(context, { id }) {
    const [access] = await context.tx.query(
      db
        .selectFrom('mailer_access')
        .select('mailer_provider as provider')
        .where('contract_id', '=', context.contract)
        .where('id', '=', id),
    );
    // One that is not there is refused by the engine.
    return access ? (await openProvider(context, access.provider)).readAccount() : '';
  },
  async run({ write, now }, { id }, accountName) {
    await write.update('MailerAccess', id, { accountName, testedAt: now.toISOString() });
    return { id };
  },
});

export const mailerAccessBehaviour = defineBehaviour('MailerAccess', {
  actions: [test],
  // Whose the key was says nothing of another one.
  normalize: (values, { operation }) =>
    operation === 'update' && 'apiKey' in values ? { ...values, accountName: null, testedAt: null } : values,
});
