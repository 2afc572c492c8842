/**
 * A buyer and the contact of customer relations are one person: whoever buys becomes a contact a moment later, and what the
 * desk changes of them is changed there. Those who were never linked are linked at night.
 */
import {
  type DetailedChange,
  listContracts,
  type Service,
  type WriteContext,
} from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { type Contact, followBuyer } from '../model.ts';
import { linkBuyers } from './contactOfBuyer.ts';

const NIGHTLY = '25 2 * * *';
/** Of one transaction. */
const BATCH = 200;

async function followChange({ entityId, changes }: DetailedChange, { tx, contract, write }: WriteContext) {
  const [contact] = await tx.query(
    db
      .selectFrom('customer as b')
      .innerJoin('crm_customer as c', (join) =>
        join
          .onRef('c.contract_id', '=', 'b.contract_id')
          .on(({ eb, ref, cast }) => eb(cast<string>(ref('c.id'), 'text'), '=', ref('b.crm_id'))),
      )
      .select([
        'c.id',
        'c.civility',
        'c.lastname',
        'c.firstname',
        'c.birthday',
        'c.nationality',
        'c.address',
        'c.zipcode',
        'c.city',
        'c.email_list as emails',
        'c.phone_list as phones',
      ])
      .where('b.contract_id', '=', contract)
      .where('b.id', '=', entityId),
  );
  const values = contact && followBuyer(contact as Contact, changes);
  if (values) await write.update('CrmCustomer', Number(contact.id), values);
}

async function run(changes: readonly DetailedChange[], context: WriteContext): Promise<void> {
  const alive = changes.filter(({ action }) => action !== 'delete');
  await linkBuyers([...new Set(alive.map(({ entityId }) => entityId))], context);
  for (const change of alive) if (change.action === 'update') await followChange(change, context);
}

const listUnlinked = (contract: number) =>
  db
    .selectFrom('customer')
    .select('id')
    .where('contract_id', '=', contract)
    .where('crm_id', 'is', null)
    .orderBy('id')
    .limit(BATCH);

export const contactService: Service = {
  name: 'contacts of buyers',
  register({ database, jobs, outbox }) {
    outbox.subscribe('contacts-of-buyers', { entities: ['Customer'], run });
    jobs.schedule(
      'contacts of buyers',
      NIGHTLY,
      { timezone: 'Europe/Paris' },
      async ({ signal, transaction }) => {
        for (const contract of await listContracts(database))
          for (let linked = BATCH; linked === BATCH; ) {
            signal.throwIfAborted();
            linked = await transaction(contract, async (context) => {
              const ids = (await context.tx.query(listUnlinked(contract))).map(({ id }) => Number(id));
              await linkBuyers(ids, context);
              return ids.length;
            });
          }
      },
    );
  },
};
