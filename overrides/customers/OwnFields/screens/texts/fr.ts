import type { ownFields as en } from './en.ts';

export const ownFields: typeof en = {
  required: 'Ce champ est obligatoire.',
  format: 'Ce n’est pas la bonne forme.',
  none: '–',
  empty: 'Il n’y a pas encore de champ personnalisé ici.',
  add: 'En ajouter dans les réglages',
  noOption: 'Aucun choix',
};
