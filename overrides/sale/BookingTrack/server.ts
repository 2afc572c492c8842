/** A booking track through the API: how many prices and offers follow it. */
import { defineBehaviour } from '../../../server/behaviour.ts';
import { renderCountOf } from '../../programming/Borrowed/server.ts';

export const bookingTrackBehaviour = defineBehaviour('BookingTrack', {
  computed: {
    nbTicketPrices: renderCountOf('ticket_price', 'booking_track_id'),
    nbOfferRules: renderCountOf('offer_rule', 'booking_track_id'),
  },
});
