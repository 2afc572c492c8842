/** Providers' accesses, in English. */
export const providers = {
  title: 'Provider accesses',
  subtitle:
    'Partners that sell your tickets. What you enter to be known there is sealed, and nobody can read it again.',
  none: 'No provider yet',
  noneText: 'With an access, tickets sold by a partner come in by themselves.',
  state: {
    untested: 'Not tested',
    connected: 'Connected',
    refused: 'Refused by the provider',
    unreachable: 'No answer',
  },
  hint: {
    untested: 'Test the connection once; then tickets are fetched every ten minutes.',
    connected: 'New tickets are fetched every ten minutes.',
    refused: 'The provider does not know this account or key. Enter them again.',
    unreachable: 'Nothing answers at this address. Check it, or try again later.',
  },
  inactive: 'Inactive',
  inactiveHint: 'Nothing is fetched.',
  kind: { ticket_import: 'Ticket import', cart_export: 'Cart export' },
  tried: 'Last tried on %{time}',
  test: 'Test the connection',
  fetch: 'Fetch tickets now',
  fetching: 'Tickets are being fetched. Each file is listed among the imports.',
  imports: 'Show the imports',
};
