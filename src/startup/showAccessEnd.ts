/** Notifies somebody that their access was ended while they worked, signs them out, and lets them sign in anew. */
import type { AccessEnd } from '../session/accessEnd.ts';
import { goToSignIn } from '../session/signIn.ts';
import { signOut } from '../session/signOut.ts';
import { showPlainPage } from './showPlainPage.ts';

const texts = {
  en: {
    title: 'Your access was disabled',
    reason:
      'The access of {email} to this organiser was disabled, and you have been signed out. Whoever manages its users can enable it again.',
    button: 'Sign in again',
  },
  fr: {
    title: 'Votre accès a été désactivé',
    reason:
      'L’accès de {email} à cet organisateur a été désactivé, et vous avez été déconnecté. Les personnes qui gèrent ses utilisateurs peuvent le réactiver.',
    button: 'Se reconnecter',
  },
} as const;

export async function showAccessEnd(root: HTMLElement, { email, language: read }: AccessEnd): Promise<void> {
  const language = read.startsWith('fr') ? 'fr' : 'en';
  const { reason, ...words } = texts[language];
  await signOut();
  showPlainPage(root, {
    language,
    ...words,
    reason: reason.replace('{email}', email),
    onGoOn: () => void goToSignIn(),
  });
}
