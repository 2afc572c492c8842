/** A booking track through the API: how many prices and offers follow it. */
import type { Behaviour } from '../../../server/kit.ts';
import { renderCountOf } from '../../programming/Borrowed/server.ts';

export const bookingTrackBehaviour: Behaviour = {
  entity: 'BookingTrack',
  computed: {
    nbTicketPrices: renderCountOf('ticket_price', 'booking_track_id'),
    nbOfferRules: renderCountOf('offer_rule', 'booking_track_id'),
  },
};
