/** The settings page, in English. */
export const settings = {
  title: 'Settings',
  text: 'How your house sells, by subject',
  search: 'Find a setting',
  none: 'No setting with that name',
  nothing: 'none yet',
  first: 'Before your first sale',
  firstText: 'Nothing can be sold without these:',
  add: 'Add: %{name}',
  subjects: {
    organiser: { title: 'Organiser', text: 'Company, contacts, legal texts' },
    people: { title: 'Users and rights', text: 'Who works here, and what they may do' },
    programme: { title: 'Programme', text: 'Seasons, rooms, categories and tags' },
    sale: { title: 'Selling', text: 'Channels, ways to pay, fees, VAT and offers' },
    reservations: { title: 'Reservations', text: 'Options, groups and how they are paid' },
    printing: { title: 'Printing', text: 'Boxes, printers and labels' },
    access: { title: 'Access control', text: 'Entrances and what is scanned there' },
    customers: { title: 'Customer record', text: 'What you ask of customers' },
    online: { title: 'Online sale', text: 'Mini-sites' },
    accounting: { title: 'Accounting', text: 'Accounts, banks and declarations' },
    imports: { title: 'Ticket imports', text: 'Accesses to other sellers' },
  },
};
