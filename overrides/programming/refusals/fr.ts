/** What a person reads when a change of the programme is refused, by code and in French. Fetched with the first refusal. */
import type { refusals as english } from './en.ts';

export const refusals: typeof english = {
  errors: {
    'PROG-002': 'Cette représentation est déjà annulée.',
    'PROG-003': 'Aucune date en brouillon pour l’instant. Choisissez d’abord les dates.',
    'PROG-004':
      'Le tarif « %{price} » n’a pas de TVA. Choisissez un taux, ou dites pourquoi il n’y en a pas.',
    'PROG-005':
      'Le tarif « %{price} » figure deux fois pour les mêmes places. Donnez un autre nom à l’un d’eux.',
    'PROG-006': 'La vente se terminerait avant de commencer. Avancez son début ou reculez sa fin.',
    'PROG-007': 'Il manque encore quelque chose avant de mettre « %{show} » en vente.',
    'PROG-008': 'Un autre spectacle a déjà l’adresse « %{slug} ». Choisissez-en une autre, ou laissez vide.',
    'PROG-009': 'Aucune de ces représentations n’a plus ce tarif.',
    'PROG-010':
      'Des places à « %{price} » sont vendues ou retenues pour %{count} des représentations. Rien n’a été supprimé : arrêtez plutôt sa vente.',
    'PROG-011':
      '« %{price} » concerne des places qu’une des représentations n’a pas : elle se joue sur un autre plan. Rien n’a été ajouté.',
    'PROG-012': 'Une des représentations appartient à un autre spectacle.',
    'PROG-013': 'Choisissez d’abord le tarif.',
    'PROG-014': 'La représentation est annulée.',
    'PROG-015': 'La représentation n’a pas encore de tarif et ne peut donc pas être ouverte.',
    'PROG-016': 'Sa jauge ne peut pas être de %{places} : %{taken} places sont déjà prises.',
    'PROG-017': 'Ses places sont numérotées : modifiez-les sur son plan.',
    'PROG-018': 'Seul ce canal vend « %{price} ». Arrêtez plutôt la vente de ce tarif.',
    'PROG-019': 'Choisissez les tarifs dont la TVA change.',
    'PROG-020': 'Elle a été modifiée depuis, et reste telle quelle.',
    'PROG-021': 'Cette modification ne peut pas être annulée ici.',
    'PROG-022': 'Choisissez des jours de la semaine, une heure, un premier et un dernier jour.',
    'PROG-023': '« %{name} » appartient à une autre représentation. Rien n’a été modifié.',
    'PROG-024':
      'Cette modification ne peut pas reprendre : elle est terminée, ou quelqu’un d’autre l’a lancée.',
    'PROG-025': 'Elle a des ventes ou des places retenues : annulez-la plutôt.',
    'PROG-026': 'Trop de copies à la fois : %{most} au plus.',
    'PROG-027': 'Choisissez une autre étiquette avec laquelle la fusionner.',
  },
};
