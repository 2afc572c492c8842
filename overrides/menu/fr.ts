/** The sections and lines of the menu, in French: read on every page. */
export const menu = {
  menu: {
    register: 'Caisse',
    sales: 'Ventes',
    rooms: 'Salles et places',
    access: 'Contrôle d’accès',
    accountability: 'Bordereaux de recettes',
    accounting: 'Comptabilité',
    imports: 'Imports de billets',
    marketing: 'Marketing',
    onlinePayments: 'Paiements en ligne',
    takings: 'Rapport des ventes',
    duplicates: 'Doublons',
    ticketImport: 'Import de billets',
    massAction: 'Modifier en nombre',
    planning: 'Planning',
    printers: 'Imprimantes',
    scan: 'Contrôler les billets',
    settings: 'Réglages',
    users: 'Utilisateurs et droits',
  },
};
