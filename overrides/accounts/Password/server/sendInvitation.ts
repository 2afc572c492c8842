/** The mail to somebody who was given access: a link to choose a password, or where to sign in for who has one. */
import { findOrigin } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { writeMail } from '../../Mail/model.ts';
import { sendMail } from '../../Mail/server/sendMail.ts';
import { makeLink } from './links.ts';
import { findReceiver, linkTo, type PasswordHost } from './sendReset.ts';
import { passwordTexts } from './texts.ts';

/** @returns whether a mail went out: not to a person who was sent many of late */
export async function sendInvitation(
  host: PasswordHost,
  {
    email,
    contract,
    inviter,
  }: { readonly email: string; readonly contract: number; readonly inviter: string },
): Promise<boolean> {
  const receiver = await findReceiver(host, email);
  if (!receiver) return false;
  const [row] = await host.database.query(
    { contract },
    db.selectFrom('contract').select('company_display_name as organiser').where('id', '=', contract),
  );
  const { name, language } = receiver;
  const { mails } = passwordTexts[language];
  const values = { name, inviter, organiser: row?.organiser ?? '' };
  if (receiver.hasAccount) {
    await sendMail(host, writeMail(email, mails.welcome, { ...values, link: findOrigin(host) }));
    return true;
  }
  const token = await makeLink(host.database, { email: receiver.email, name, purpose: 'invite' });
  if (!token) return false;
  await sendMail(host, writeMail(receiver.email, mails.invite, { ...values, link: linkTo(host, token) }));
  return true;
}
