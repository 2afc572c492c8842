/**
 * Notifies somebody that an administrator took their second factor and passkeys away: who, when, and what to do if they did
 * not ask for it. Whoever knows their password could sign in as them from now on, so silence would help a thief alone.
 */
import { tieTexts } from '../../../../schema/tieMarks.ts';
import { findOrigin, type Host } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { type MailLanguage, writeMail } from '../../Mail/model.ts';
import { sendMail } from '../../Mail/server/sendMail.ts';
import { findReceiver } from '../../Password/server/findReceiver.ts';

const texts = {
  en: {
    subject: '{organiser}: your second factor was reset',
    paragraphs: [
      'Hello {name},',
      '{actor} ({actorEmail}) reset your second factor at {organiser}, on {when}. Your authenticator, your recovery codes and your passkeys are gone, and you are signed out everywhere.',
      'You sign in with your password alone now. Set up a new second factor at once, in your account:',
      '{link}',
      'Did you not ask for this? Then choose a new password at once, by “Forgot your password?” on the sign-in page, and ring {organiser}: somebody may have pretended to be you.',
    ],
  },
  fr: tieTexts({
    subject: '{organiser} : votre second facteur a été réinitialisé',
    paragraphs: [
      'Bonjour {name},',
      '{actor} ({actorEmail}) a réinitialisé votre second facteur chez {organiser}, le {when}. Votre application de codes, vos codes de secours et vos clés d’accès sont supprimés, et vous êtes déconnecté partout.',
      'Vous vous connectez désormais avec votre seul mot de passe. Configurez tout de suite un nouveau second facteur, dans votre compte :',
      '{link}',
      'Vous n’avez rien demandé ? Alors choisissez tout de suite un nouveau mot de passe, par « Mot de passe oublié ? » sur la page de connexion, et appelez {organiser} : quelqu’un s’est peut-être fait passer pour vous.',
    ],
  }),
} as const;

/** As the organiser's clock shows it. */
const writeMoment = (moment: Date, language: MailLanguage, timeZone: string): string =>
  new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone,
  }).format(moment);

interface FactorReset {
  readonly email: string;
  readonly contract: number;
  /** E-mail of who did it. */
  readonly by: string;
  /** An instant. */
  readonly at: string;
  /** The same for the same reset. */
  readonly key: string;
}

export async function sendFactorReset(
  host: Pick<Host, 'settings' | 'database' | 'app' | 'http'>,
  { email, contract, by, at, key }: FactorReset,
): Promise<void> {
  const receiver = await findReceiver(host, email);
  if (!receiver) return;
  const [organiser] = await host.database.query(
    { contract },
    db.selectFrom('contract').select(['company_display_name as name', 'timezone']).where('id', '=', contract),
  );
  const actor = await findReceiver(host, by);
  const { language, name } = receiver;
  const values = {
    name,
    organiser: organiser?.name ?? '',
    actor: actor?.name ?? by,
    actorEmail: by,
    when: writeMoment(new Date(at), language, organiser?.timezone ?? 'Europe/Paris'),
    link: `${findOrigin(host)}/account`,
  };
  await sendMail(host, { ...writeMail(receiver.email, texts[language], values), key });
}
