/** What a person reads while signing in: English and French, both complete. */
import { tieTexts } from '../../../../schema/tieMarks.ts';

export type Language = 'en' | 'fr';

const en = {
  title: 'Sign in',
  welcome: 'Good evening.',
  lead: 'The house opens when you are ready.',
  email: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  or: 'or',
  passkey: 'Sign in with a passkey',
  noPasskey: 'No passkey was used: it was cancelled, or took too long. Try again, or use your password.',
  wrongPasskey: 'This passkey opens no account here. Use another one, or your password.',
  nowhere: 'No organiser lets this account in any more. Ask its administrator.',
  wrong: 'This e-mail and password do not match.',
  missing: 'Enter your e-mail and your password.',
  tooMany: 'Too many attempts. Try again in {minutes} min.',
  demo: 'Demo accounts',
  demoHelp: 'Choose one: the form is filled in for you.',
  manager: 'Manager',
  seller: 'Seller',
  otherOrganiser: 'Another organiser',
  expired: 'This sign-in page has expired.',
  failed: 'Signing in did not succeed.',
  again: 'Start again',
  oneMore: 'One more step.',
  codeHelp: 'Your authenticator app shows a code of six digits. A recovery code does as well.',
  code: 'Code',
  wrongCode: 'This code is not right, or it was used already.',
  otherPerson: 'Sign in as someone else',
  forgot: 'Forgot your password?',
  forgotTitle: 'A new password',
  forgotHelp: 'Tell us your e-mail, and a link to choose one is on its way.',
  forgotSend: 'Send the link',
  forgotSent: 'If there is an account with this e-mail, a message with a link is on its way to it.',
  toSignIn: 'Back to sign-in',
} as const;

const fr: Readonly<Record<keyof typeof en, string>> = {
  title: 'Connexion',
  welcome: 'Bonsoir.',
  lead: 'La salle ouvre quand vous êtes prêt.',
  email: 'E-mail',
  password: 'Mot de passe',
  submit: 'Se connecter',
  or: 'ou',
  passkey: 'Utiliser une clé d’accès',
  noPasskey:
    'Aucune clé d’accès n’a servi : c’était annulé, ou trop long. Réessayez, ou utilisez votre mot de passe.',
  wrongPasskey: 'Cette clé d’accès n’ouvre aucun compte ici. Essayez-en une autre, ou votre mot de passe.',
  nowhere: 'Plus aucun organisateur n’ouvre ses portes à ce compte. Adressez-vous à son administrateur.',
  wrong: 'Cet e-mail et ce mot de passe ne correspondent pas.',
  missing: 'Saisissez votre e-mail et votre mot de passe.',
  tooMany: 'Trop d’essais. Attendez {minutes} min puis réessayez.',
  demo: 'Comptes de démonstration',
  demoHelp: 'Choisissez-en un : le formulaire se remplit pour vous.',
  manager: 'Responsable',
  seller: 'Vente',
  otherOrganiser: 'Autre organisateur',
  expired: 'Cette page de connexion a expiré.',
  failed: 'La connexion n’a pas abouti.',
  again: 'Recommencer',
  oneMore: 'Encore une étape.',
  codeHelp:
    'Votre application d’authentification affiche un code à six chiffres. Un code de secours convient aussi.',
  code: 'Code',
  wrongCode: 'Ce code n’est pas le bon, ou il a déjà servi.',
  otherPerson: 'Se connecter avec un autre compte',
  forgot: 'Mot de passe oublié ?',
  forgotTitle: 'Un nouveau mot de passe',
  forgotHelp: 'Indiquez votre e-mail : un lien pour en choisir un vous est envoyé.',
  forgotSend: 'Envoyer le lien',
  forgotSent: 'Si un compte porte cet e-mail, un message avec un lien lui est envoyé.',
  toSignIn: 'Retour à la connexion',
};

export const texts: Readonly<Record<Language, Readonly<Record<keyof typeof en, string>>>> = {
  en,
  fr: tieTexts(fr),
};

/** The address's `ui_locales` first, then the browser's languages, in their order; English otherwise. */
export function chooseLanguage(uiLocales: unknown, acceptLanguage: string | undefined): Language {
  const wanted = [
    ...(typeof uiLocales === 'string' ? uiLocales.split(/\s+/) : []),
    ...(acceptLanguage ?? '').split(',').map((part) => part.split(';')[0] ?? ''),
  ];
  for (const tag of wanted) {
    const language = tag.trim().slice(0, 2).toLowerCase();
    if (language === 'en' || language === 'fr') return language;
  }
  return 'en';
}
