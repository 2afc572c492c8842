/** The seats of performances through the API: kept from sale, released and regrouped many at once. */
import { defineBehaviour } from '../../../server/behaviour.ts';
import { changeSeats } from './server/changeSeats.ts';

export const availableSeatBehaviour = defineBehaviour('AvailableSeat', { actions: [changeSeats] });
