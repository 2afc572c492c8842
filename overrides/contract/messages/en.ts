/** The sections of the menu, in English. */
export const menuMessages = {
  menu: {
    rooms: 'Rooms and seats',
    access: 'Access control',
    accounting: 'Accounting',
    imports: 'Ticket imports',
  },
};
