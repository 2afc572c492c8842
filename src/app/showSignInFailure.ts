/** A sign-in that did not come to its end: why, and the way to begin again. Without the admin, which is not there. */
import { goToSignIn } from '../session/signIn.ts';

const texts = {
  en: { title: 'You could not be signed in', again: 'Sign in again' },
  fr: { title: 'La connexion a échoué', again: 'Se reconnecter' },
} as const;

export function showSignInFailure(root: HTMLElement, error: unknown): void {
  const language = navigator.language.startsWith('fr') ? 'fr' : 'en';
  const text = texts[language];
  const main = document.createElement('main');
  main.className = 'plain-page';
  const title = document.createElement('h1');
  title.textContent = text.title;
  const reason = document.createElement('p');
  reason.setAttribute('role', 'alert');
  reason.textContent = error instanceof Error ? error.message : String(error);
  const again = document.createElement('button');
  again.textContent = text.again;
  again.onclick = () => {
    // A page that stayed on the callback's address would come back to it.
    window.history.replaceState(null, '', '/');
    void goToSignIn();
  };
  main.append(title, reason, again);
  document.documentElement.lang = language;
  document.title = text.title;
  root.replaceChildren(main);
}
