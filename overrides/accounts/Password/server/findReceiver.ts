/** Who is sent a mail about their access: a person by their account, or as a contract's user who has none yet. */
import type { Host } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import type { MailLanguage } from '../../Mail/model.ts';
import { normaliseEmail } from '../../SignIn/model.ts';

export interface Receiver {
  readonly email: string;
  readonly name: string;
  readonly language: MailLanguage;
  /** Somebody with a password resets it; who has none yet is still invited. */
  readonly hasAccount: boolean;
  /** The first contract they work for, and their user there. */
  readonly contract: number;
  readonly user: number;
}

const readReceiver = sqlFile<{ readonly email: string }, Receiver>(import.meta.dirname, 'readReceiver.sql');

/** @returns nobody for an e-mail that is no enabled user's */
export async function findReceiver(
  { database }: Pick<Host, 'database'>,
  email: string,
): Promise<Receiver | undefined> {
  const [receiver] = await database.query('system', readReceiver({ email: normaliseEmail(email) }));
  return receiver && { ...receiver, language: receiver.language === 'en' ? 'en' : 'fr' };
}
