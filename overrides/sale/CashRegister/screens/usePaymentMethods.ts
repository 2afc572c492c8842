/** The methods that the register proposes: the organiser's, in their order, as far as a seller takes them by hand. */
import { useQuery } from '@tanstack/react-query';
import { callAction } from '../../../../src/data/callAction.ts';
import { findProposed, isTakenByHand } from '../../../desk/DeskPaymentMethod/model.ts';
import { METHODS_KEY } from '../../../desk/DeskPaymentMethod/screens/methodsKey.ts';
import { useMethodName } from '../../../desk/DeskPaymentMethod/screens/useMethodName.ts';
import type { PaymentMethod } from '../model/tender.ts';

export interface PaymentMethods {
  /** undefined while they are read. */
  readonly methods: readonly PaymentMethod[] | undefined;
  /** The one that Enter takes. */
  readonly proposed: PaymentMethod | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

const FIELDS = ['code', 'label', 'labelTranslationKey', 'flexible', 'isDefault'] as const;

export function usePaymentMethods(): PaymentMethods {
  const nameOf = useMethodName();
  const { data, error, refetch } = useQuery({
    queryKey: [...METHODS_KEY, 'register'],
    staleTime: 300_000,
    queryFn: async ({ signal }) => {
      const query = {
        enabled: true,
        isHidden: false,
        'order[position]': 'asc',
        'order[id]': 'asc',
        itemsPerPage: 100,
      };
      const { member } = await callAction('DeskPaymentMethod.list', { query, fields: FIELDS }, { signal });
      return member.filter(({ code }) => isTakenByHand(code));
    },
  });
  const methods = data?.map((method) => ({
    id: method['@id'],
    code: method.code,
    name: nameOf(method),
    flexible: method.flexible === true,
    isDefault: method.isDefault,
  }));
  return { methods, proposed: methods && findProposed(methods), error, retry: () => void refetch() };
}
