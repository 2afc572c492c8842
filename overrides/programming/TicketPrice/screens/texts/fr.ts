/** The check of a price's VAT rate, in French. */
import type { vatCheck as english } from './en.ts';

export const vatCheck: typeof english = {
  title: 'Taux de TVA',
  close: 'Fermer',
  right: 'Le taux est juste',
  wrong: 'Un autre taux est attendu',
  unknown: 'Rien à vérifier',
  expected: 'Attendu : %{rate}',
  number: 'Représentation payante n° %{number} du spectacle.',
  from: 'Ce taux vaut à partir de la représentation n° %{from}.',
  apply: 'Utiliser le taux attendu',
  applied: 'Le tarif a le taux attendu.',
};
