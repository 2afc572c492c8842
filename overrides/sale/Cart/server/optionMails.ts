/**
 * Sends the mail that an option waits for (`notifyOptions.ts`): marked, sent outside of any transaction, settled as sent. A
 * mail that was cut off goes again by the same Message-ID.
 */
import type { Host, Service, Sql } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { sendMail } from '../../../accounts/Mail/server/sendMail.ts';
import { type OptionNotice, writeOptionMail } from '../model/writeOptionMail.ts';

const readOptionMail = sqlFile<{ readonly contract: number; readonly cart: number }, OptionNotice>(
  import.meta.dirname,
  'readOptionMail.sql',
);

export const optionMails: Service = {
  name: 'mails about options',
  register(host: Host) {
    host.outbox.subscribe('option-mails', {
      entities: ['Cart'],
      async call({ entityId, changes }, { contract, key }) {
        if (changes.option_notice?.[1] !== 'waiting') return undefined;
        const sql: Sql = { query: (text, params) => host.database.query({ contract }, text, params) };
        const [notice] = await sql.query(readOptionMail({ contract, cart: entityId }));
        if (!notice) return undefined;
        await sendMail(host, { ...writeOptionMail(notice), key });
        return true;
      },
      async run([cart], { tx, contract, now, write }, isSent) {
        if (!cart || !isSent) return;
        const [waiting] = await tx.query(readOptionMail({ contract, cart: cart.entityId }));
        if (waiting)
          await write.update('Cart', cart.entityId, { optionNotice: 'sent', notifiedAt: now.toISOString() });
      },
    });
  },
};
