/**
 * Mails that let a person choose a password. `sendReset` is for whoever forgot theirs: it says the same, and does as
 * little, for an e-mail that nobody has. Answer the person before it ends, or the time it takes tells which it was.
 */
import { findOrigin, type Host } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { type MailLanguage, writeMail } from '../../Mail/model.ts';
import { sendMail } from '../../Mail/server/sendMail.ts';
import { normaliseEmail } from '../../SignIn/model.ts';
import { makeLink } from './links.ts';
import { passwordTexts } from './texts.ts';

export type PasswordHost = Pick<Host, 'settings' | 'database' | 'app' | 'http'>;

interface Receiver {
  readonly email: string;
  readonly name: string;
  readonly language: MailLanguage;
  /** Somebody with a password resets it; who has none yet is still invited. */
  readonly hasAccount: boolean;
}

const readReceiver = sqlFile<{ readonly email: string }, Receiver>(import.meta.dirname, 'readReceiver.sql');

export async function findReceiver(
  { database }: Pick<Host, 'database'>,
  email: string,
): Promise<Receiver | undefined> {
  const [receiver] = await database.query('system', readReceiver({ email: normaliseEmail(email) }));
  return receiver && { ...receiver, language: receiver.language === 'en' ? 'en' : 'fr' };
}

export const linkTo = (host: PasswordHost, token: string) =>
  `${findOrigin(host)}/accounts/choose-password?token=${token}`;

/** @returns whether a mail went out */
export async function sendReset(host: PasswordHost, email: string): Promise<boolean> {
  const receiver = await findReceiver(host, email);
  if (!receiver) return false;
  const { name, language } = receiver;
  const token = await makeLink(host.database, { email: receiver.email, name, purpose: 'reset' });
  if (!token) return false;
  const { mails } = passwordTexts[language];
  await sendMail(
    host,
    writeMail(receiver.email, mails.reset, { name, email: receiver.email, link: linkTo(host, token) }),
  );
  return true;
}
