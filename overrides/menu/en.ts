/** The sections and lines of the menu, in English: read on every page. */
export const menu = {
  menu: {
    register: 'Cash register',
    sales: 'Sales',
    rooms: 'Rooms and seats',
    access: 'Access control',
    accountability: 'Box office statements',
    accounting: 'Accounting',
    imports: 'Ticket imports',
    marketing: 'Marketing',
    onlinePayments: 'Online payments',
    takings: 'Sales report',
    duplicates: 'Duplicates',
    ticketImport: 'Ticket import',
    massAction: 'Change many',
    planning: 'Planning',
    printers: 'Printers',
    scan: 'Scan tickets',
    settings: 'Settings',
    users: 'Users and rights',
  },
};
