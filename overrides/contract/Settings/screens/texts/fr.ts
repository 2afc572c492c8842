/** The settings page, in French. */
export const settings = {
  title: 'Réglages',
  text: 'Comment votre maison vend, par sujet',
  search: 'Trouver un réglage',
  none: 'Aucun réglage de ce nom',
  nothing: 'aucun pour l’instant',
  first: 'Avant votre première vente',
  firstText: 'Rien ne peut être vendu sans :',
  add: 'Ajouter : %{name}',
  subjects: {
    organiser: { title: 'Organisateur', text: 'Société, contacts, textes légaux' },
    people: { title: 'Utilisateurs et droits', text: 'Qui travaille ici, et ce que chacun peut faire' },
    programme: { title: 'Programmation', text: 'Saisons, salles, catégories et étiquettes' },
    sale: { title: 'Vente', text: 'Canaux, moyens de paiement, frais, TVA et offres' },
    reservations: { title: 'Réservations', text: 'Options, groupes et leur règlement' },
    printing: { title: 'Impression', text: 'Boîtiers, imprimantes et étiquettes' },
    access: { title: 'Contrôle d’accès', text: 'Les entrées et ce qu’on y contrôle' },
    customers: { title: 'Fiche client', text: 'Ce que vous demandez à vos clients' },
    online: { title: 'Vente en ligne', text: 'Mini-sites' },
    accounting: { title: 'Comptabilité', text: 'Comptes, banques et déclarations' },
    imports: { title: 'Imports de billets', text: 'Accès aux autres vendeurs' },
  },
};
