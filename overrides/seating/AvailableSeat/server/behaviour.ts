/** The seats of performances through the API: kept from sale, released, regrouped and moved many at once. */
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { moveSeats } from '../../SeatMove/server/moveSeats.ts';
import { changeSeats } from './changeSeats.ts';

export const availableSeatBehaviour = defineBehaviour('AvailableSeat', { actions: [changeSeats, moveSeats] });
