/** Labels of customers, in French. */
import type { labels as english } from './en.ts';

export const labels: typeof english = {
  title: 'Imprimer des étiquettes',
  whoAll: 'Tous les clients',
  whoSegment: 'Les clients du segment',
  whoOne: 'Un seul client',
  sheet: 'Planche d’étiquettes',
  noSheet: 'Il n’y a pas encore de planche d’étiquettes.',
  noSheetHint: 'Ses mesures sont sur l’emballage des étiquettes.',
  addSheet: 'Ajouter une planche',
  first: 'Première étiquette libre',
  firstHelp: 'D’une planche déjà entamée ; les étiquettes se comptent ligne par ligne.',
  labels: '%{smart_count} étiquette |||| %{smart_count} étiquettes',
  sheets: 'sur %{smart_count} planche |||| sur %{smart_count} planches',
  left: '%{smart_count} client sans adresse postale est laissé de côté. |||| %{smart_count} clients sans adresse postale sont laissés de côté.',
  nobody: 'Aucun de ces clients n’a d’adresse postale.',
  counting: 'Décompte…',
  download: 'Télécharger le PDF',
  file: 'etiquettes.pdf',
  scale: 'À imprimer à 100 %, jamais ajusté à la page.',
};
