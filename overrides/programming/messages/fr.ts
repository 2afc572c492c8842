/** What a person reads on the hand-written parts of the programme's screens, in French. */
export const programming = {
  datePages: { prices: 'Tarifs', carts: 'Paniers', reservations: 'Réservations' },
  stockBar: {
    left: '%{left} / %{total}',
    soldOut: 'Complet, %{total} places',
    unlimited: 'Illimité',
  },
};
