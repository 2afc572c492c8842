/** A change to a contract that is not the person's: nothing has changed, and the work goes on where it was. */
import { showPlainPage } from './showPlainPage.ts';

const texts = {
  en: {
    title: 'You do not work for this organiser',
    reason: 'Ask its administrator for access. Nothing has changed.',
    button: 'Continue',
  },
  fr: {
    title: 'Vous ne travaillez pas pour cet organisateur',
    reason: 'Demandez un accès à son administrateur. Rien n’a changé.',
    button: 'Continuer',
  },
} as const;

export function showContractRefused(root: HTMLElement): void {
  const language = navigator.language.startsWith('fr') ? 'fr' : 'en';
  showPlainPage(root, { language, ...texts[language], onGoOn: () => window.location.reload() });
}
