/** The lines of a cart as its body names them, those of one price and contingent put together. */
import type { Draft } from '../../../../server/kit.ts';
import { seatProblem } from '../../../seating/errors.ts';
import { saleProblem } from '../../errors.ts';
import { keepTerms, MAX_QUANTITY, mergeItems, type PricedItem, type WantedItem } from '../model.ts';

/**
 * Lines as the engine read them from the body: relations are ids, quantities at least 1.
 * @param before what the cart holds: a line that leaves out its group, code, participant or amount keeps them
 */
export function readWanted(
  { cartItemList = [] }: Draft<'Cart'>,
  before: readonly WantedItem[] = [],
): readonly PricedItem[] {
  const wanted = cartItemList.map((line, at): PricedItem => {
    const { ticketPrice = 0, stockContingent = null, quantity = 1, availableSeatList } = line;
    const { groupKey, couponCode, participant, data, facialValue: freeValue } = line;
    if (quantity > MAX_QUANTITY) {
      const violation = {
        propertyPath: `cartItemList[${at}].quantity`,
        message: `At most ${MAX_QUANTITY} places a line.`,
        code: 'max',
      };
      throw saleProblem('SALE-016', { quantity, max: MAX_QUANTITY }, { violations: [violation] });
    }
    const seats = [...new Set(availableSeatList)];
    if (seats.length > quantity) {
      const violation = {
        propertyPath: `cartItemList[${at}].availableSeatList`,
        message: `"${seats.length}" seats for "${quantity}" places.`,
        code: 'max',
      };
      throw seatProblem('SEAT-007', { seats: seats.length, quantity }, { violations: [violation] });
    }
    return {
      at,
      ticketPrice,
      stockContingent,
      quantity,
      facialValue: 0,
      groupKey: groupKey === undefined ? undefined : groupKey?.trim() || null,
      couponCode: couponCode === undefined ? undefined : couponCode?.trim() || null,
      participant,
      freeValue,
      ...(data === undefined ? {} : { data }),
      ...(seats.length > 0 && { seats }),
    };
  });
  return mergeItems(keepTerms(wanted, before));
}
