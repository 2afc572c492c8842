/** What a person reads on the hand-written parts of the programme's screens. */
import type { Messages } from '../../src/screens.ts';

export const programmingMessages: Messages = {
  en: {
    stockBar: {
      left: '%{left} of %{total} left',
      soldOut: 'Sold out, %{total} places',
      unlimited: 'Unlimited',
    },
  },
  fr: {
    stockBar: {
      left: '%{left} restantes sur %{total}',
      soldOut: 'Complet, %{total} places',
      unlimited: 'Illimité',
    },
  },
};
