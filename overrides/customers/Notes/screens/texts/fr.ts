/** Les notes sur un client, en français. */
import type { notes as english } from './en.ts';

export const notes: typeof english = {
  title: 'Notes',
  none: 'Rien n’est encore noté.',
  add: 'Ajouter une note',
  new: 'Nouvelle note',
  change: 'Modifier la note',
  text: 'Note',
  pinned: 'Épinglée',
  pin: 'La garder en tête',
  due: 'À faire le',
  dueHelp: 'Avec un jour, c’est une action à mener : elle est sur la page d’accueil le moment venu.',
  who: 'Par qui',
  dueOn: 'À faire pour le %{date}',
  dueOnBy: 'À faire pour le %{date} : %{name}',
  late: 'À faire',
  doneOn: 'Faite le %{date}',
  done: 'Fait',
  edit: 'Modifier',
  remove: 'Supprimer',
  removeTitle: 'Supprimer cette note ?',
  save: 'Enregistrer',
  cancel: 'Annuler',
};
