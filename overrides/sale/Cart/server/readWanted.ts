/** The lines of a cart as its body names them, those of one price and contingent put together. */
import type { Draft } from '../../../../server/kit.ts';
import { seatProblem } from '../../../seating/errors.ts';
import { saleProblem } from '../../errors.ts';
import { MAX_QUANTITY, mergeItems, type PricedItem } from '../model.ts';

type CartItem = PricedItem & { readonly data?: unknown };

/** Lines as the engine read them from the body: relations are ids, quantities at least 1. */
export function readWanted({ cartItemList = [] }: Draft<'Cart'>): readonly CartItem[] {
  return mergeItems(
    cartItemList.map(
      ({ ticketPrice = 0, stockContingent = null, quantity = 1, data, availableSeatList }, index) => {
        if (quantity > MAX_QUANTITY) {
          const violation = {
            propertyPath: `cartItemList[${index}].quantity`,
            message: `At most ${MAX_QUANTITY} places a line.`,
            code: 'max',
          };
          throw saleProblem('SALE-016', { quantity, max: MAX_QUANTITY }, { violations: [violation] });
        }
        const seats = [...new Set(availableSeatList)];
        if (seats.length > quantity) {
          const violation = {
            propertyPath: `cartItemList[${index}].availableSeatList`,
            message: `"${seats.length}" seats for "${quantity}" places.`,
            code: 'max',
          };
          throw seatProblem('SEAT-007', { seats: seats.length, quantity }, { violations: [violation] });
        }
        return {
          ticketPrice,
          stockContingent,
          quantity,
          facialValue: 0,
          ...(data === undefined ? {} : { data }),
          ...(seats.length > 0 && { seats }),
        };
      },
    ),
  );
}
