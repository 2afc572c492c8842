/** The planning, in French. */
import type { planning as english } from './en.ts';

export const planning: typeof english = {
  title: 'Planning',
  views: { label: 'Vue', month: 'Mois', week: 'Semaine', day: 'Jour', venues: 'Par lieu' },
  before: 'Avant',
  after: 'Après',
  today: 'Aujourd’hui',
  venue: 'Lieu',
  everyVenue: 'Tous les lieux',
  noVenue: 'Sans lieu',
  count: '%{smart_count} représentation |||| %{smart_count} représentations',
  clashCount: '%{smart_count} conflit de salle |||| %{smart_count} conflits de salle',
  clash: 'Même salle, même heure : %{titles}',
  none: 'Rien ne se joue ici.',
  noneHint: 'Changez de période, ou créez un spectacle.',
  tooMany: 'Plus de %{count} représentations : regardez une semaine ou un jour pour tout voir.',
  left: '%{smart_count} place libre |||| %{smart_count} places libres',
  soldOut: 'Complet',
  sold: '%{smart_count} vendue |||| %{smart_count} vendues',
  newShow: 'Nouveau spectacle',
  list: 'Liste',
  more: '%{smart_count} de plus |||| %{smart_count} de plus',
};
