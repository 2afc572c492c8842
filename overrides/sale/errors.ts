/** Why the server refuses a cart or a checkout. */
import { defineErrors } from '../../server/kit.ts';

export const saleProblem = defineErrors({
  'SALE-001': {
    status: 422,
    message: 'Not enough places: "{wanted}" wanted of "{price}", "{left}" left.',
    details: 'Nothing of the cart was held. "left" names what every refused price still has.',
    hint: 'Take fewer places, another price or another event date.',
  },
  'SALE-002': {
    status: 409,
    message: 'The event date "{eventDate}" of "{ticketing}" is not on sale: {reason}.',
    hint: 'Open it, move its sale dates, or choose another event date.',
  },
  'SALE-003': {
    status: 409,
    message: 'The ticket price "{price}" is not on sale: {reason}.',
    hint: 'Show it, move its sale dates, or choose another ticket price.',
  },
  'SALE-004': {
    status: 422,
    message: 'There is no ticket price "{ticketPrice}" in this contract.',
    hint: 'Take a ticket price listed under /ticket_prices.',
  },
  'SALE-005': {
    status: 409,
    message: 'The cart "{cart}" is empty.',
    hint: 'Put at least one ticket price into it with PUT /carts/{cart}.',
  },
  'SALE-006': {
    status: 409,
    message: 'The cart "{cart}" was already sold as order "{order}".',
    hint: 'Read that order, or make a new cart.',
  },
  'SALE-007': {
    status: 409,
    message: 'The cart "{cart}" expired, and "{count}" of its prices changed since.',
    details: 'Its places are held again at today\'s prices. "changes" names each price, before and now.',
    hint: 'Show the difference to the buyer, then check out again.',
  },
  'SALE-008': {
    status: 422,
    message: 'The payments come to "{paid}", the cart to "{total}" (minor units).',
    hint: 'Payments must sum to the total exactly; what is handed over beyond it goes into "given".',
  },
  'SALE-009': {
    status: 422,
    message: 'The payment amount "{amount}" is not a positive integer of minor units.',
    hint: 'Leave out payments of nothing; a free sale has none.',
  },
  'SALE-010': {
    status: 422,
    message: 'The cash given "{given}" is less than the amount "{amount}" it pays.',
    hint: 'Lower the amount to what was given and pay the rest another way.',
  },
  'SALE-011': {
    status: 422,
    message: 'Cash of "{cash}" is above the legal limit "{limit}" for one order (minor units).',
    hint: 'Take the part above it by card or bank transfer; splitting the cash does not help.',
  },
  'SALE-012': {
    status: 422,
    message: 'The desk payment method "{deskPaymentMethod}" is unknown, hidden or not enabled.',
    hint: 'Take one listed under /desk_payment_methods?enabled=1.',
  },
  'SALE-013': {
    status: 422,
    message: 'One cart is paid in one currency; these prices are in "{currencies}".',
    hint: 'Make a cart for each currency.',
  },
  'SALE-014': {
    status: 422,
    message: 'The stock contingent "{stockContingent}" does not belong to the event date of "{price}".',
    hint: 'Take a stock contingent of that event date, or none.',
  },
  'SALE-016': {
    status: 422,
    message: '"{quantity}" places in one line are more than "{max}".',
    hint: 'Make a second line or a second cart.',
  },
  'SALE-017': {
    status: 422,
    message: 'The amount of {what} is "{amount}" minor units, above "{max}", up to which amounts are exact.',
    hint: 'Take fewer places, or correct the price.',
  },
  'SALE-018': {
    status: 422,
    message: 'The filters "{filters}" are not those of a list of carts.',
    hint: 'Send an object of parameters as the address of /carts has them, e.g. {"status": "draft"}.',
  },
  'SALE-019': {
    status: 403,
    message: 'The cart "{cart}" is not of "{email}", or they may not sell.',
    hint: 'Take it over with PUT /carts/{cart}/take-over, or hold a cart of your own.',
  },
  'SALE-020': {
    status: 422,
    message:
      'The cart "{cart}" is in "{currency}", the order "{order}" that it is exchanged for in "{other}".',
    hint: 'Take places of the currency of the order, or refund the order and sell the others.',
  },
  'SALE-021': {
    status: 422,
    message: 'The deadline "{deadline}" is over, or after the performance begins at "{start}".',
    hint: 'Choose a time from now up to the beginning of the first performance in the cart.',
  },
  'SALE-022': {
    status: 422,
    message: 'The option "{cart}" does not ask for the event date "{eventDate}".',
    hint: 'Answer for the event dates in its eventDateOptionStatusList.',
  },
  'SALE-023': {
    status: 409,
    message: 'The option "{cart}" holds no places any more on the event date "{eventDate}".',
    hint: 'Put places into the cart again with PUT /carts/{cart}, then place the option anew.',
  },
  'SALE-024': {
    status: 422,
    message: 'The event date "{eventDate}" has no price named "{price}".',
    hint: 'Add a price of that name there, or change the prices of the cart first.',
  },
  'SALE-025': {
    status: 409,
    message: 'The cart "{cart}" is not an option that is still held.',
    hint: 'Place an option with PUT /carts/{cart}/option.',
  },
  'SALE-026': {
    status: 409,
    message: 'The option "{cart}" has places on the event date "{eventDate}" already.',
    details: 'Places of two requests on one event date could no longer be answered apart.',
    hint: 'Offer another event date, or change how many places the cart has there.',
  },
  'SALE-027': {
    status: 409,
    message: 'The cart "{cart}" waits for a card payment of "{amount}" (minor units) that is "{status}".',
    details:
      'Until it is known whether the card was debited, nothing of the cart changes and nothing else pays it.',
    hint: 'Wait for the terminal, ask it with POST /terminal_payments/{id}/query, or settle an unknown one with PUT …/settle.',
  },
  'SALE-028': {
    status: 409,
    message: 'A card payment of "{amount}" (minor units) was taken for the cart "{cart}".',
    hint: 'Check the cart out with a card payment of that amount; one that was refunded on the terminal is settled first.',
  },
  'SALE-029': {
    status: 422,
    message: 'The payments of the cart "{cart}" have no part by card, or several.',
    hint: 'A terminal is asked for one part at a time.',
  },
  'SALE-030': {
    status: 409,
    message: 'The card payment "{payment}" is "{status}": there is nothing to settle.',
    hint: 'An unknown one is settled either way; one that was taken and not sold may be settled as given back.',
  },
  'SALE-031': {
    status: 422,
    message: 'The desk payment method "{deskPaymentMethod}" takes no part of a sale.',
    hint: 'Pay the whole sale with it, or set its flexible to true.',
  },
  'SALE-032': {
    status: 422,
    message: 'The form asks for "{field}", which is no field of customers, or asks for it twice.',
    hint: 'Take slugs of /customer_field_contracts, each once.',
  },
  'SALE-033': {
    status: 422,
    message: 'The reservation track "{bookingTrack}" cannot take its own place.',
    hint: 'Name another track, which its prices and offers move to.',
  },
  'SALE-034': {
    status: 422,
    message: 'The cart "{cart}" is not sold before its form is filled in: "{fields}".',
    hint: 'Read GET /carts/{cart}/form-data, and answer with PUT of the same address.',
  },
  'SALE-035': {
    status: 422,
    message: 'The answers "{path}" are none of this cart.',
    hint: 'Send what the form of the cart asks, by slug, for at most as many participants as places.',
  },
  'SALE-036': {
    status: 422,
    message: 'The price "{price}" is not sold for "{value}" (minor units).',
    hint: 'Leave facialValue out, or sell a price that is dynamic.',
  },
  'SALE-040': {
    status: 422,
    message: 'Of the order "{order}" "{amount}" (minor units) cannot be paid online: "{due}" are due.',
    hint: 'Send an amount of at least 1 that is not above what is due.',
  },
  'SALE-041': {
    status: 409,
    message: 'No provider takes money online for the contract "{contract}".',
    details: 'The simulator is for demonstrations alone: it takes no money.',
    hint: 'Take what is due at the desk.',
  },
  'SALE-042': {
    status: 422,
    message: 'A payment link that is valid until "{expiresAt}" opens nothing.',
    hint: 'Send an instant that is still to come, or none.',
  },
});
