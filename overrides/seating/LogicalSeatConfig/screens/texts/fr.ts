/** Texts of the screen of how a room is sold, in French. */
import type { roomSale as english } from './en.ts';

export const roomSale: typeof english = {
  back: 'Toutes les configurations',
  details: 'Nom et plan',
  numbered: 'Placement numéroté · %{plan}',
  map: 'Plan de la salle, par catégorie',
  selected: 'Choisies',
  all: 'Tout choisir',
  none: 'Ne rien choisir',
  parts: 'Choisir une partie de la salle',
  list: 'Choisir dans une liste',
  undo: 'Annuler',
  redo: 'Rétablir',
  save: 'Enregistrer',
  saved: 'Enregistré : %{smart_count} place en vente |||| Enregistré : %{smart_count} places en vente',
  total: '%{smart_count} place en vente |||| %{smart_count} places en vente',
  blocked: '%{smart_count} hors vente |||| %{smart_count} hors vente',
  groups: 'Catégories de places',
  howTo: 'Cliquez des places, ou entourez-en plusieurs, puis cliquez leur catégorie.',
  chosen: '%{smart_count} place choisie |||| %{smart_count} places choisies',
  noGroup: 'Sans catégorie',
  put: 'Mettre les places choisies en « %{name} »',
  forSale: 'En vente',
  notForSale: 'Hors vente',
  newGroup: 'Nouvelle catégorie',
  groupName: 'Nom',
  groupColor: 'Couleur',
  add: 'Ajouter',
  cancel: 'Annuler',
  follow:
    'Mettre aussi dans ces catégories les places libres de %{smart_count} représentation à venir |||| Mettre aussi dans ces catégories les places libres de %{smart_count} représentations à venir',
  followHint: 'Ce qui est au panier, vendu ou retiré de la vente reste tel quel.',
  keep: '%{smart_count} représentation à venir garde ses places telles quelles. |||| %{smart_count} représentations à venir gardent leurs places telles quelles.',
  free: {
    title: 'Placement libre',
    stock:
      '%{smart_count} place est vendue par représentation. |||| %{smart_count} places sont vendues par représentation.',
    unlimited: 'Autant de places que demandé.',
    none: 'La jauge se règle dans chaque représentation.',
  },
  noSeats: {
    title: 'Ce plan n’a pas encore de places',
    text: 'Dessinez d’abord ses rangs ; dites ensuite ici quelle place est de quelle catégorie.',
    draw: 'Dessiner le plan',
  },
};
