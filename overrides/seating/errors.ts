/** Why the server refuses to move places between layers of stock, and to give seats. */
import { defineErrors } from '../../server/kit.ts';

export const seatProblem = defineErrors({
  'SEAT-001': {
    status: 422,
    message: 'There is no seat "{seat}" in the event date "{eventDate}".',
    hint: 'Name available seats of the event date of the ticket price.',
  },
  'SEAT-002': {
    status: 422,
    message: 'The ticket price "{price}" gives no right to the seat "{seat}".',
    details: 'The seat is in a seat group that the price is not linked to.',
    hint: 'Choose another seat, or a ticket price of its seat group.',
  },
  'SEAT-003': {
    status: 409,
    message: 'Seats are taken: "{seats}".',
    details: 'Somebody else holds or has bought them; nothing was changed.',
    hint: 'Choose other seats, or name none to have the best that are free.',
  },
  'SEAT-004': {
    status: 409,
    message: 'Fewer than "{count}" seats are free for the ticket price "{price}".',
    details: 'Seats for reduced mobility are not given unless they are named.',
    hint: 'Ask for fewer, name seats, or choose another ticket price.',
  },
  'SEAT-005': {
    status: 409,
    message: '"{count}" places of the event date "{eventDate}" are held or sold.',
    details: 'Another seating configuration would take their seats away, or leave them without one.',
    hint: 'Move or cancel these first, or wait until the carts that hold them have expired.',
  },
  'SEAT-006': {
    status: 422,
    message: 'The seating configuration "{name}" is numbered and has no seats.',
    hint: 'Add seats to its plan first.',
  },
  'SEAT-007': {
    status: 422,
    message: '"{seats}" seats are named for "{quantity}" places.',
    hint: 'Name at most one seat a place.',
  },
  'SEAT-008': {
    status: 404,
    message: 'The event date "{eventDate}" has no numbered seats.',
    hint: 'Give it a numbered seating configuration first.',
  },
  'SEAT-009': {
    status: 409,
    message: 'Seats are held or sold: "{seats}".',
    details: 'Nothing was changed. A seat is kept from sale, released and regrouped while nobody has it.',
    hint: 'Leave them out, or cancel what holds them first.',
  },
  'SEAT-010': {
    status: 422,
    message: 'The seats "{seats}" cannot be sold, held or moved by this call.',
    hint: 'Send the status "available" or "dismissed"; carts and orders change what a seat holds.',
  },
  'SEAT-011': {
    status: 409,
    message: 'The seats "{seats}" are not on this plan, or no longer.',
    details: 'Nothing was changed.',
    hint: 'Read the plan again, and draw on that.',
  },
  'SEAT-012': {
    status: 422,
    message: 'Several seats of the plan have the label "{labels}".',
    hint: 'Give each seat a label of its own.',
  },
  'SEAT-013': {
    status: 409,
    message: 'The seats "{seats}" are locked.',
    hint: 'Unlock them on the map of the performance first, or leave them out.',
  },
  'SEAT-014': {
    status: 409,
    message: 'The seats "{seats}" are of another seat group than the tickets.',
    details: 'A ticket is valid for its own seat group only; in another one it is cancelled and issued anew.',
    hint: 'Exchange the places of the order instead.',
  },
  'SEAT-015': {
    status: 422,
    message: 'The seats "{seats}" are named more than once.',
    hint: 'Name each seat once as "from" and once as "to".',
  },
  'SEAT-016': {
    status: 409,
    message: 'The seats "{seats}" are not those of the cart or the order any more.',
    details: 'Nothing was moved.',
    hint: 'Read the seats again.',
  },
  'SEAT-017': {
    status: 403,
    message: 'The seats "{seats}" are of an order, or of the cart of somebody else.',
    hint: 'Ask somebody with the right "orders.correct".',
  },
  'SEAT-018': {
    status: 422,
    message: 'The seating configuration "{name}" does not have "{count}" of the seats.',
    details: 'Either they are seats of another plan, or the configuration has no numbered seats.',
    hint: 'Read the seats of the configuration again.',
  },
  'SEAT-019': {
    status: 422,
    message: 'The seats "{seats}" are not for sale, and would go back on sale at a moment.',
    details: 'A seat that is not for sale stays so until it is lifted; a house hold may end at a moment.',
    hint: 'Send the kind "house", or no "expiresAt" and no "releaseMinutes".',
  },
  'SEAT-020': {
    status: 422,
    message: 'The seats "{seats}" would go back on sale both on a date and before the start.',
    hint: 'Send either "expiresAt" or "releaseMinutes".',
  },
  'SEAT-021': {
    status: 422,
    message: 'The stock contingent "{contingent}" is not of the performance of the seat "{seat}".',
    hint: 'Name a stock contingent of the same event date, or none.',
  },
  'SEAT-022': {
    status: 409,
    message: 'The seat "{seat}" is of another contingent than the line of "{price}".',
    details: 'Seats of a contingent are sold from it alone, and a contingent with seats sells no others.',
    hint: 'Choose another seat, or name the stock contingent of the seat.',
  },
  'SEAT-023': {
    status: 409,
    message: 'The seats "{seats}" are of another contingent.',
    details: 'Nothing was moved.',
    hint: 'Choose seats of the same contingent, or take them out of it on the map of the performance first.',
  },
  'SEAT-024': {
    status: 409,
    message: 'The plan "{plan}" has no seats yet.',
    hint: 'Draw and save some first.',
  },
});

export const stockProblem = defineErrors({
  'STOCK-001': {
    status: 409,
    message:
      '"{occupied}" places of the ticket price "{price}" are held or sold inside or outside the stock of its event date.',
    details:
      'The counters of the event date include them or do not; changing the setting would make them wrong.',
    hint: 'Create another ticket price with the setting you want and hide this one, or wait until the held places are given back.',
  },
  'STOCK-002': {
    status: 409,
    message:
      '"{occupied}" places of the stock contingent "{name}" are held or sold within its present parents.',
    details: 'The counters of its parents include them; changing the parent would make them wrong.',
    hint: 'Create another stock contingent within the parent you want, or wait until the held places are given back.',
  },
  'STOCK-003': {
    status: 422,
    message: 'The stock contingent "{parent}" cannot be the parent of "{name}".',
    hint: 'Choose a stock contingent of the same event date that is not itself within this one.',
  },
  'STOCK-004': {
    status: 409,
    message:
      '"{quantity}" places cannot be given back to the {layer} "{id}", of which "{occupied}" are occupied.',
    details: 'Nothing was changed: the counter is wrong.',
    hint: 'Compare the counters with the facts: npm run check-counters, then with --repair.',
  },
});
