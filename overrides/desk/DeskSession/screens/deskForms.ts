/** The rules of opening, filling and closing a drawer. Messages are keys of texts; the server has the last word. */
import { enum as choice, number, object, record, refine, string } from 'zod/mini';
import { moneyText, optionalText, requiredText } from '../../../../src/fields/schemaForm/rules.ts';
import { type CountedLine, sumCount } from '../model.ts';

const NOT_AMOUNT = 'drawer.notAmount';

export const openForm = (currency: string) =>
  object({ openingFloat: moneyText({ currency, isRequired: false, message: NOT_AMOUNT }) });

export const moveForm = (currency: string) =>
  object({
    direction: choice(['in', 'out']),
    amount: moneyText({ currency, least: 1, message: NOT_AMOUNT }),
    reason: requiredText(300),
  });

/** By the value of a coin or note, as text: how many were counted. */
export type Quantities = Record<string, number>;

/** Largest first, as a drawer is counted. */
export const readLines = (quantities: Quantities): readonly CountedLine[] =>
  Object.entries(quantities)
    .map(([value, quantity]) => ({ value: Number(value), quantity }))
    .filter(({ quantity }) => quantity > 0)
    .sort((one, other) => other.value - one.value);

/** @param expected the cash that should be in the drawer, in minor units */
export const closeForm = (expected: number) =>
  object({ quantities: record(string(), number()), reason: optionalText(500) }).check(
    refine(({ quantities, reason }) => reason !== '' || sumCount(readLines(quantities)) === expected, {
      path: ['reason'],
      message: 'drawer.differenceNeeds',
    }),
  );
