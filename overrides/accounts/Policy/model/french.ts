/** What policies are called and what they allow, in French, by the parts of their codes; and the domains they are in. */
export const policies = {
  policyDomain: {
    sale: 'Vente',
    orders: 'Commandes',
    tickets: 'Billets',
    programming: 'Programmation',
    customers: 'Clients',
    partners: 'Partenaires',
    accounting: 'Comptabilité',
    desk: 'Guichet',
    reports: 'Rapports',
    organisation: 'Organisation',
  },
  policy: {
    sales: {
      sell: { name: 'Vendre', description: 'Remplir des paniers, encaisser et remettre les billets.' },
      reserve: {
        name: 'Poser des options',
        description: 'Créer, modifier et lever réservations et options.',
      },
    },
    offers: {
      read: {
        name: 'Voir les offres et bons',
        description: 'Consulter les règles d’offre, les bons et leur usage.',
      },
      write: {
        name: 'Gérer les offres et bons',
        description: 'Créer, modifier et arrêter règles d’offre et bons.',
      },
    },
    orders: {
      read: {
        name: 'Voir les commandes',
        description: 'Consulter les commandes, leurs lignes, paiements et documents.',
      },
      correct: {
        name: 'Corriger les commandes',
        description: 'Modifier une commande après la vente : client, commentaire, paiement.',
      },
      refund: { name: 'Rembourser', description: 'Rendre l’argent et annuler ce qui a été vendu.' },
      invoice: { name: 'Facturer', description: 'Établir les factures et les envoyer.' },
    },
    tickets: {
      read: {
        name: 'Voir les billets',
        description: 'Consulter les billets, leur impression et leurs contrôles.',
      },
      print: { name: 'Imprimer les billets', description: 'Imprimer et réimprimer les billets.' },
      scan: { name: 'Contrôler les billets', description: 'Contrôler à l’entrée, et annuler un contrôle.' },
    },
    scans: {
      configure: {
        name: 'Régler les contrôles',
        description: 'Gérer les parcours de contrôle, les points de passage et les gabarits.',
      },
    },
    programming: {
      read: {
        name: 'Voir la programmation',
        description: 'Consulter spectacles, séances, tarifs et stocks.',
      },
      write: { name: 'Programmer', description: 'Créer et modifier spectacles, séances, saisons et lieux.' },
      openSales: {
        name: 'Ouvrir et fermer les ventes',
        description: 'Ouvrir, suspendre et fermer les ventes d’un spectacle.',
      },
    },
    prices: {
      write: {
        name: 'Fixer les tarifs',
        description: 'Créer et modifier les tarifs, leurs groupes et leur TVA.',
      },
    },
    stock: {
      write: { name: 'Gérer les stocks', description: 'Modifier les contingents et l’état des places.' },
    },
    seating: {
      write: {
        name: 'Dessiner les plans',
        description: 'Créer et modifier les plans de salle et leurs catégories.',
      },
    },
    turnover: {
      read: {
        name: 'Voir les recettes',
        description: 'Consulter les ventes et recettes d’un spectacle ou d’une séance.',
      },
    },
    customers: {
      read: {
        name: 'Voir les clients',
        description: 'Consulter contacts et structures avec leurs données personnelles.',
      },
      write: {
        name: 'Gérer les clients',
        description: 'Créer, modifier et fusionner contacts et structures.',
      },
      export: {
        name: 'Exporter les clients',
        description: 'Sortir du produit les clients et d’autres données personnelles : noms, codes-barres…',
      },
      import: { name: 'Importer des clients', description: 'Faire entrer des fichiers de clients.' },
      erase: {
        name: 'Effacer des clients',
        description: 'Supprimer des clients et leurs données personnelles.',
      },
      mail: {
        name: 'Écrire aux clients',
        description: 'Transmettre des listes de clients à l’outil d’envoi.',
      },
    },
    imports: {
      run: {
        name: 'Importer des billets',
        description: 'Faire entrer ce que d’autres ont vendu, et gérer leurs accès.',
      },
    },
    minisites: {
      write: { name: 'Gérer les mini-sites', description: 'Modifier les sites publics de vente.' },
    },
    accounting: {
      read: {
        name: 'Voir la comptabilité',
        description: 'Consulter paiements, transactions, acomptes et lettrages.',
      },
      write: {
        name: 'Tenir la comptabilité',
        description: 'Saisir transactions, lettrages, comptes et coordonnées bancaires.',
      },
      export: {
        name: 'Exporter la comptabilité',
        description: 'Sortir les écritures comptables du produit.',
      },
    },
    payouts: {
      read: {
        name: 'Voir les reversements',
        description: 'Consulter reversements et porte-monnaie avec leurs documents.',
      },
    },
    fiscal: {
      read: {
        name: 'Voir les pièces fiscales',
        description: 'Consulter les pièces d’audit et les déclarations.',
      },
      write: { name: 'Déclarer', description: 'Préparer et envoyer les déclarations aux administrations.' },
    },
    desk: {
      operate: {
        name: 'Tenir un guichet',
        description: 'Ouvrir et clore sa session de guichet, utiliser imprimantes et tiroirs.',
      },
      oversee: {
        name: 'Superviser les guichets',
        description: 'Consulter et clore les sessions de guichet des autres.',
      },
    },
    devices: {
      write: {
        name: 'Gérer les appareils',
        description: 'Créer et modifier canaux de vente, boîtiers et imprimantes.',
      },
    },
    reports: {
      read: {
        name: 'Voir les rapports',
        description: 'Consulter les rapports de vente et de programmation.',
      },
    },
    records: {
      export: {
        name: 'Exporter les listes',
        description: 'Enregistrer les listes en fichiers, hors données personnelles et comptables.',
      },
    },
    jobs: {
      manage: {
        name: 'Voir tous les travaux',
        description: 'Voir et arrêter les travaux longs lancés par d’autres.',
      },
    },
    rights: {
      read: { name: 'Voir utilisateurs et rôles', description: 'Consulter utilisateurs, rôles et droits.' },
      write: {
        name: 'Donner des droits',
        description: 'Inviter des utilisateurs, modifier les rôles, accorder et retirer des accès.',
      },
      impersonate: {
        name: 'Agir pour un autre',
        description: 'Utiliser le produit à la place d’un autre, les deux noms étant gardés.',
      },
    },
    settings: {
      read: { name: 'Voir les réglages', description: 'Consulter les réglages de l’organisateur.' },
      write: {
        name: 'Modifier les réglages',
        description: 'Modifier l’organisateur, ses unités, modes de paiement, frais et étiquettes.',
      },
    },
  },
};
