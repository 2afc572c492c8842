/** Labels of customers, in French. */
import type { labels as english } from './en.ts';

export const labels: typeof english = {
  whose: 'Quelles adresses',
  all: 'Tous les clients',
  segment: 'Le segment dont vous venez',
  one: 'Le client dont vous venez',
  firstHelp: 'D’une planche déjà entamée : pressez sa première étiquette libre, ou comptez ligne par ligne.',
  preview: 'Aperçu de la première planche : %{count} adresses, dès l’étiquette %{first}',
  others: 'Planches d’étiquettes',
  edit: 'Mesures de cette planche',
  title: 'Étiquettes',
  subtitle: 'Les adresses des clients sur des planches d’étiquettes, jusqu’à 5 000 à la fois.',
  forbidden:
    'Vous ne pouvez pas imprimer d’adresses de clients. Les planches et leurs mesures sont ci-dessous.',
  more: 'Le PDF les contient toutes ; ceci est sa première planche.',
  sheet: 'Planche d’étiquettes',
  noSheet: 'Il n’y a pas encore de planche d’étiquettes.',
  noSheetHint: 'Ses mesures sont sur l’emballage des étiquettes.',
  addSheet: 'Ajouter une planche',
  first: 'Première étiquette libre',
  labels: '%{smart_count} étiquette |||| %{smart_count} étiquettes',
  sheets: 'sur %{smart_count} planche |||| sur %{smart_count} planches',
  left: '%{smart_count} client sans adresse postale est laissé de côté. |||| %{smart_count} clients sans adresse postale sont laissés de côté.',
  nobody: 'Aucun de ces clients n’a d’adresse postale.',
  counting: 'Décompte…',
  download: 'Télécharger le PDF',
  file: 'etiquettes.pdf',
  scale: 'À imprimer à 100 %, jamais ajusté à la page.',
};
