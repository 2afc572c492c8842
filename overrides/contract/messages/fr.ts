/** The sections of the menu, in French. */
export const menuMessages = {
  menu: {
    rooms: 'Salles et places',
    access: 'Contrôle d’accès',
    accounting: 'Comptabilité',
    imports: 'Imports de billets',
  },
};
