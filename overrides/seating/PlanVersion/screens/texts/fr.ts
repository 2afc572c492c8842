/** Texts of the versions of a plan, in French. */
import type { planVersion as english } from './en.ts';

export const planVersion: typeof english = {
  title: 'Représentations sur le plan',
  back: 'Revenir au plan de salle',
  version: 'Version %{version}',
  explained:
    'Quand des places s’ajoutent ou disparaissent, le plan change de version. Une représentation suit, sauf si une place qui disparaît y est vendue, tenue ou gardée pour quelqu’un : elle reste alors comme elle est, et personne ne perd sa place.',
  none: 'Aucune représentation à venir n’a de places de ce plan',
  table: 'Représentations à venir',
  performance: 'Représentation',
  date: 'Date',
  standing: 'Plan',
  changes: 'Ce qui changerait',
  current: 'Sur cette version',
  behind: 'Pas encore passée : version %{version}',
  kept: 'Reste sur la version %{version}',
  leaving: '%{smart_count} place disparaît |||| %{smart_count} places disparaissent',
  coming: '%{smart_count} place s’ajoute |||| %{smart_count} places s’ajoutent',
  why: {
    sold: 'Vendues : %{seats}',
    reserved: 'Réservées : %{seats}',
    held: 'Au panier : %{seats}',
    house: 'Servitude : %{seats}',
    contingent: 'D’un contingent : %{seats}',
  },
  more: '%{seats} et %{smart_count} autre |||| %{seats} et %{smart_count} autres',
  help: 'Déplacez ces personnes ou libérez ce qui est gardé, puis faites passer les représentations.',
  follow: 'Passer les représentations au plan',
  moved: '%{smart_count} représentation passée |||| %{smart_count} représentations passées',
  notMoved: 'Aucune représentation n’a pu passer',
};
