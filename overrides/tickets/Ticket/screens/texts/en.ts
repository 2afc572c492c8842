/** The tickets of a performance, in English. */
export const performanceTickets = {
  title: 'All tickets of the performance',
  text: 'Every valid ticket, a page each, in the order of their numbers. Opening the document does not count as printing.',
  paper: 'Paper',
  stock_tickets: 'Ticket stock',
  thermal_roller: 'Roll',
  file: 'Tickets',
  cancel: 'Cancel',
  open: 'Open as PDF',
};
