/** Turns the held cart into an order: one call, safe to repeat, since its key stays until the server has answered. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi } from '../../../../src/data/callApi.ts';
import { ProblemError } from '../../../../src/data/ProblemError.ts';
import { settle, type Tender } from '../model.ts';
import type { SoldOrder } from './DonePanel.tsx';
import { PROGRAMME_KEY } from './useProgramme.ts';

interface Sale {
  readonly cart: string;
  readonly total: number;
  readonly tender: Tender;
  readonly comment: string;
  readonly customer: string | undefined;
}

interface MethodPage {
  readonly member: readonly { readonly '@id': string; readonly code: string }[];
}

const METHODS = '/ticketing/v1/desk_payment_methods?enabled=true&itemsPerPage=100&fields=code';
const ORDER_FIELDS = 'fields=number,customerPaidAmount,currency,ticketList{barcode}';

export function useCheckout() {
  const client = useQueryClient();
  const key = useRef<string | undefined>(undefined);
  const methods = useQuery({
    queryKey: ['desk-payment-methods'],
    staleTime: 300_000,
    queryFn: ({ signal }) => callApi<MethodPage>(METHODS, { signal }),
  });
  const mutation = useMutation({
    mutationFn: async ({ cart, total, tender, comment, customer }: Sale) => {
      key.current ??= crypto.randomUUID();
      const { cash, card } = settle(total, tender);
      const find = (code: string) => methods.data?.member.find((method) => method.code === code)?.['@id'];
      const payments = [
        ...(cash > 0
          ? [{ deskPaymentMethod: find('cash'), amount: cash, given: Math.max(tender.cash, cash) }]
          : []),
        ...(card > 0 ? [{ deskPaymentMethod: find('card'), amount: card }] : []),
      ];
      return callApi<SoldOrder>(`${cart}/checkout?${ORDER_FIELDS}`, {
        method: 'POST',
        idempotencyKey: key.current,
        body: { payments, ...(comment && { comment }), ...(customer && { customer }) },
      });
    },
    onError: (error) => {
      // Refused: nothing was written, and the next try is another sale. Unanswered: the same one is asked again.
      if (error instanceof ProblemError && error.status >= 400 && error.status < 500) key.current = undefined;
    },
    onSuccess: () => {
      key.current = undefined;
      return client.invalidateQueries({ queryKey: PROGRAMME_KEY });
    },
  });
  /** Of a sale that was asked for and not answered; it must outlive the page. */
  return { ...mutation, key };
}
