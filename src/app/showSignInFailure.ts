/** A sign-in that did not come to its end: why, and the way to begin again. Without the admin, which is not there. */
import { goToSignIn } from '../session/signIn.ts';
import { showPlainPage } from '../startup/showPlainPage.ts';

const texts = {
  en: { title: 'You could not be signed in', button: 'Sign in again' },
  fr: { title: 'La connexion a échoué', button: 'Se reconnecter' },
} as const;

export function showSignInFailure(root: HTMLElement, error: unknown): void {
  const language = navigator.language.startsWith('fr') ? 'fr' : 'en';
  showPlainPage(root, {
    language,
    ...texts[language],
    reason: error instanceof Error ? error.message : String(error),
    onGoOn() {
      // A page that stayed on the callback's address would come back to it.
      window.history.replaceState(null, '', '/');
      void goToSignIn();
    },
  });
}
