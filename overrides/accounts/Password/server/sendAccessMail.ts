/**
 * The mail that lets somebody in: an invitation, with a link to choose a password or to the sign-in for who has one, or a
 * link for who forgot theirs. What the link holds follows from the key, so that a mail that goes again has the same one.
 */
import { createHmac } from 'node:crypto';
import { findOrigin, type Host, readKeys } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { writeMail } from '../../Mail/model.ts';
import { sendMail } from '../../Mail/server/sendMail.ts';
import type { LinkPurpose } from '../model.ts';
import { findReceiver, type Receiver } from './findReceiver.ts';
import { makeLink } from './links.ts';
import { passwordTexts } from './texts.ts';

type MailingHost = Pick<Host, 'settings' | 'database' | 'app' | 'http'>;

export interface AccessMail {
  readonly kind: 'invitation' | 'reset';
  readonly email: string;
  readonly contract: number;
  /** E-mail of who asked for it; nobody where the person did. */
  readonly by: string | null;
  /** The same for the same mail. */
  readonly key: string;
}

/** Nobody who does not know the server's secret can guess it. */
const deriveToken = ({ settings }: MailingHost, key: string): string =>
  createHmac('sha256', readKeys(settings.varDir).cookieSecret)
    .update(`access mail ${key}`)
    .digest('base64url');

/** @returns the address of a link; undefined when the person was sent many of late */
async function linkFor(
  host: MailingHost,
  { email, name }: Receiver,
  { purpose, key }: { readonly purpose: LinkPurpose; readonly key: string },
): Promise<string | undefined> {
  const token = deriveToken(host, key);
  const isMade = await makeLink(host.database, { token, email, name, purpose });
  return isMade ? `${findOrigin(host)}/accounts/choose-password?token=${token}` : undefined;
}

async function readInvitation(host: MailingHost, { contract, by }: AccessMail) {
  const [row] = await host.database.query(
    { contract },
    db.selectFrom('contract').select('company_display_name as organiser').where('id', '=', contract),
  );
  const inviter = by === null ? undefined : await findReceiver(host, by);
  return { organiser: row?.organiser ?? '', inviter: inviter?.name ?? by ?? '' };
}

/** @returns whether a mail went out: none to a person who was sent many of late, or who may not come in any more */
export async function sendAccessMail(host: MailingHost, mail: AccessMail): Promise<boolean> {
  const { kind, key } = mail;
  const receiver = await findReceiver(host, mail.email);
  if (!receiver) return false;
  const { email, name, language, hasAccount } = receiver;
  const { mails } = passwordTexts[language];
  const isReset = kind === 'reset';
  const link =
    hasAccount && !isReset
      ? findOrigin(host)
      : await linkFor(host, receiver, { purpose: isReset ? 'reset' : 'invite', key });
  if (link === undefined) return false;
  const text = isReset ? mails.reset : hasAccount ? mails.welcome : mails.invite;
  const values = isReset ? { email } : await readInvitation(host, mail);
  await sendMail(host, { ...writeMail(email, text, { ...values, name, link }), key });
  return true;
}
