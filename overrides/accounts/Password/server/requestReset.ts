/**
 * Reserves the mail for whoever forgot their password: it answers the same, and does as little, for an e-mail that nobody
 * has. Answer the person before it ends, or the time it takes reveals which it was.
 */
import type { Host } from '../../../../server/kit.ts';
import { findReceiver } from './findReceiver.ts';
import { hasRoom } from './links.ts';
import { reserveMail } from './reserveMail.ts';

/** @returns whether a mail will go out */
export async function requestReset(
  host: Pick<Host, 'database' | 'transaction'>,
  email: string,
): Promise<boolean> {
  const receiver = await findReceiver(host, email);
  if (!receiver || !(await hasRoom(host.database, receiver.email))) return false;
  const { contract, user } = receiver;
  await host.transaction({ contract, actor: 'forgotten passwords' }, ({ write, now }) =>
    write.update('AccountsUser', user, reserveMail('reset', { now, by: null })),
  );
  return true;
}
