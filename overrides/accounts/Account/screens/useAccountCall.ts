/** A call of the account in a form: whether it runs, and what it was refused, said at the field it is about. */
import type { CallInit } from '../../../../src/data/callApi.ts';
import { useCall } from '../../../../src/data/useCall.ts';
import { ACCOUNT_PATH } from '../model.ts';
import { placeProblem } from './placeProblem.ts';
import { useSay } from './useSay.ts';

/** @param fields of the form, as the call names its members */
export function useAccountCall(fields: readonly string[] = []) {
  const { call, isPending, error, reset } = useCall();
  const translate = useSay();
  const placed = placeProblem(error, fields);
  const say = (): string => {
    if (!placed) return '';
    const { key, message, values } = placed;
    if (key === 'errors.ACC-104')
      return translate(`account.password.${String(values.reason)}`, { _: message });
    return translate(key, { ...values, _: message });
  };
  return {
    /** @throws what `textAt` and `rest` then say */
    send: <Answer = unknown>(path: string, init?: CallInit) => call<Answer>(ACCOUNT_PATH + path, init),
    isPending,
    reset,
    /** What is wrong with a field; undefined when nothing is. */
    textAt: (field: string) => (placed?.field === field ? say() : undefined),
    /** What is wrong and belongs to no field. */
    rest: placed?.field ? undefined : error,
  };
}
