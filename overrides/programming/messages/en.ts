/** What a person reads on the hand-written parts of the programme's screens, in English. */
export const programming = {
  stockBar: {
    left: '%{left} of %{total} left',
    soldOut: 'Sold out, %{total} places',
    unlimited: 'Unlimited',
  },
};
