/** A sign-in that did not come to its end: why, and the way to begin again. Without the admin, which is not there. */
import { goToSignIn } from '../session/signIn.ts';
import { showPlainPage } from '../startup/showPlainPage.ts';

const texts = {
  en: {
    title: 'You could not be signed in',
    reason: 'The sign-in was not begun in this browser, or took too long. Begin again.',
    offline: 'The server does not answer. Check the connection, then begin again.',
    button: 'Sign in again',
  },
  fr: {
    title: 'La connexion a échoué',
    reason: 'Elle n’a pas été commencée dans ce navigateur, ou a duré trop longtemps. Recommencez.',
    offline: 'Le serveur ne répond pas. Vérifiez la connexion, puis recommencez.',
    button: 'Se reconnecter',
  },
} as const;

export function showSignInFailure(root: HTMLElement, error: unknown): void {
  const language = navigator.language.startsWith('fr') ? 'fr' : 'en';
  const { offline, ...words } = texts[language];
  showPlainPage(root, {
    language,
    ...words,
    // What a fetch that never arrived throws; other reasons are OAuth's, for developers.
    ...(error instanceof TypeError && { reason: offline }),
    onGoOn() {
      // A page that stayed on the callback's address would come back to it.
      window.history.replaceState(null, '', '/');
      void goToSignIn();
    },
  });
}
