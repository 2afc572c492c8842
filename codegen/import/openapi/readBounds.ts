/** The lowest and the highest value of a number. */
import type { Flat } from './flattenSchema.ts';
import type { Meaning, Shape } from './meaning.ts';

export const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** 3.0 has a flag beside the bound, 3.1 a bound of its own; between whole numbers the next one is meant. */
export function readBounds(
  { keywords }: Flat,
  isInteger: boolean,
  { remark, about }: Meaning,
): Pick<Shape, 'min' | 'max'> {
  const bound = (
    key: 'minimum' | 'maximum',
    exclusive: 'exclusiveMinimum' | 'exclusiveMaximum',
    step: number,
  ) => {
    const [plain, other] = [numberOf(keywords[key]), keywords[exclusive]];
    const open = numberOf(other) ?? (other === true ? plain : undefined);
    if (open === undefined)
      return isInteger && plain !== undefined ? (step > 0 ? Math.ceil(plain) : Math.floor(plain)) : plain;
    if (isInteger) return step > 0 ? Math.floor(open) + 1 : Math.ceil(open) - 1;
    remark(
      'note',
      about,
      `its bound ${open} is itself excluded, which cannot be expressed here: it is taken as allowed`,
    );
    return open;
  };
  const min = bound('minimum', 'exclusiveMinimum', 1);
  const max = bound('maximum', 'exclusiveMaximum', -1);
  const isSafe = (value: number | undefined): value is number =>
    value !== undefined && (!isInteger || Number.isSafeInteger(value));
  return { ...(isSafe(min) && { min }), ...(isSafe(max) && { max }) };
}
