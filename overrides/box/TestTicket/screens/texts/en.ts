/** A test ticket on a printer, in English. */
export const testTicket = {
  title: 'Print a test ticket',
  printer: 'Printer',
  print: 'Print',
  printed: 'The test ticket was printed.',
  none: 'No printer with this paper is connected.',
};
