/** What a form of the account was refused, in words: at the field it is about, or at none. */
import { placeProblem } from './placeProblem.ts';
import { useTexts } from './useTexts.ts';

/** @param fields of the form, as the call names its members */
export function usePlaced(error: unknown, fields: readonly string[] = []) {
  const translate = useTexts();
  const placed = placeProblem(error, fields);
  const refusalText = (): string => {
    if (!placed) return '';
    const { key, message, values } = placed;
    if (key === 'errors.ACC-104')
      return translate(`account.password.${String(values.reason)}`, { _: message });
    return translate(key, { ...values, _: message });
  };
  return {
    /** What is wrong with a field; undefined when nothing is. */
    textAt: (field: string) => (placed?.field === field ? refusalText() : undefined),
    /** What is wrong and belongs to no field. */
    rest: placed?.field ? undefined : error,
  };
}
