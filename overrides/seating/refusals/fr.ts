/** What a person reads when places or seats cannot be had, by code and in French. Fetched with the first refusal. */
import type { refusals as english } from './en.ts';

export const refusals: typeof english = {
  errors: {
    'SEAT-001': 'Cette place n’est pas dans cette représentation. Choisissez-en une autre.',
    'SEAT-002':
      'Le tarif « %{price} » ne donne pas droit à la place %{seat}. Choisissez une autre place ou un autre tarif.',
    'SEAT-003':
      'Quelqu’un vient de prendre %{seats}. Choisissez d’autres places, ou prenez les meilleures qui restent.',
    'SEAT-004':
      'Il reste moins de %{count} places au tarif « %{price} ». Demandez-en moins, ou choisissez un autre tarif.',
    'SEAT-005':
      '%{count} places de cette représentation sont tenues ou vendues : son plan ne peut plus changer.',
    'SEAT-006': 'La configuration « %{name} » n’a pas encore de places. Dessinez d’abord son plan.',
    'SEAT-007': 'Vous avez choisi plus de places que demandé. Choisissez-en au plus %{quantity}.',
    'SEAT-008':
      'Cette représentation n’a pas de places numérotées. Donnez-lui d’abord une configuration numérotée.',
    'SEAT-009': '%{seats} sont au panier ou vendues : rien n’a été modifié. Laissez-les de côté.',
    'SEAT-010':
      'Ce sont les paniers et les commandes qui vendent, gardent et déplacent les places, pas cet écran : %{seats}.',
    'SEAT-011': 'Ces places ne sont plus sur le plan : « %{seats} ». Quelqu’un l’a modifié : rouvrez-le.',
    'SEAT-012': 'Plusieurs places portent le libellé %{labels}. Renommez leurs rangs.',
    'SEAT-013':
      '%{seats} : places verrouillées, elles ne bougent pas. Déverrouillez-les d’abord sur le plan.',
    'SEAT-014':
      '%{seats} : autre catégorie de places. Les billets y sont annulés et réémis : faites plutôt un échange.',
    'SEAT-015': 'Plusieurs personnes ne peuvent pas aller à la même place : %{seats}.',
    'SEAT-016':
      '%{seats} : ces places sont à quelqu’un d’autre depuis. Rien n’a été déplacé ; regardez le plan à nouveau.',
    'SEAT-017':
      '%{seats} : places vendues ou dans le panier d’un collègue. Qui corrige les commandes peut les déplacer.',
    'SEAT-018': '%{count} places ne sont plus dans « %{name} ». Rien n’a été enregistré ; rouvrez la page.',
    'SEAT-019':
      '%{seats} : une place hors vente le reste jusqu’à sa levée. Seule une servitude prend fin d’elle-même.',
    'SEAT-020': 'Choisissez un seul moment pour la remise en vente de %{seats}.',
    'SEAT-021':
      'Ce contingent est d’une autre représentation que la place %{seat}. Choisissez-en un de celle-ci.',
    'SEAT-022':
      'La place %{seat} est gardée pour un autre contingent. Choisissez une autre place, ou vendez depuis son contingent.',
    'SEAT-023':
      '%{seats} : places gardées pour un autre contingent, personne ne peut y aller. Rien n’a été déplacé.',
    'SEAT-024': 'Ce plan n’a pas encore de place. Dessinez-en et enregistrez d’abord.',
    'STOCK-001':
      '%{occupied} places de « %{price} » sont tenues ou vendues : on ne peut plus changer si ce tarif compte dans la jauge de la représentation. Créez un autre tarif avec le réglage voulu et masquez celui-ci.',
    'STOCK-002':
      '%{occupied} places de « %{name} » sont tenues ou vendues : on ne peut plus changer le contingent qui le contient. Créez un autre contingent au bon endroit.',
    'STOCK-003': '« %{name} » doit être compris dans un autre contingent de la même représentation.',
    'STOCK-004':
      'Ces places ne peuvent pas être libérées : le décompte des places prises est faux. Prévenez votre administrateur, qui peut vérifier les compteurs.',
  },
};
