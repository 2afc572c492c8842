/** What a person reads on the hand-written parts of the programme's screens, in English. */
export const programming = {
  datePages: { prices: 'Prices', carts: 'Carts', reservations: 'Reservations' },
  stockBar: {
    left: '%{left} / %{total}',
    soldOut: 'Sold out, %{total} places',
    unlimited: 'Unlimited',
  },
};
