/** The answers of a cart's form as they are typed: sent a moment after the last key, kept where the server is not reached. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CartForm } from '../../../../schema/generated/sale/CartForm.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import { saveDraft } from '../../../../src/session/drafts.ts';
import { useSessionDraft } from '../../../../src/session/useSessionDraft.ts';
import type { Answers } from '../model.ts';

export interface FormAnswers {
  readonly customer: Answers;
  readonly optin: boolean | null;
  /** By the address of the item, of each place. */
  readonly participants: Readonly<Record<string, readonly Answers[]>>;
}

const isAnswers = (value: unknown): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const readForm = (form: CartForm): FormAnswers => ({
  customer: isAnswers(form.customerFormData) ? form.customerFormData : {},
  optin: form.optin,
  participants: Object.fromEntries(
    form.participantFormList.map(({ cartItem, participantList }) => [
      cartItem,
      Array.isArray(participantList)
        ? participantList.map((one: unknown) => (isAnswers(one) ? one : {}))
        : [],
    ]),
  ),
});

export const formKey = (cart: string) => ['Cart', 'form', cart] as const;

export const useForm = (cart: string) =>
  useQuery({
    queryKey: formKey(cart),
    queryFn: ({ signal }) => callAction('Cart.readForm', { id: cart }, { signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

const writeBody = ({ customer, optin, participants }: FormAnswers) => ({
  customerFormData: customer,
  ...(optin === null ? {} : { optin }),
  participantFormList: Object.entries(participants).map(([cartItem, participantList]) => ({
    cartItem,
    participantList,
  })),
});

/** Long enough for a word, short enough that nobody leaves before it. */
const SETTLE_MS = 700;
const RETRY_MS = 4000;

export type SaveState = 'idle' | 'saving' | 'saved';

export function useCartForm(cart: string, form: CartForm) {
  const client = useQueryClient();
  const [answers, setAnswers] = useState(() => readForm(form));
  const [state, setState] = useState<SaveState>('idle');
  const [error, setError] = useState<unknown>(null);
  const latest = useRef(answers);
  const sent = useRef(JSON.stringify(answers));
  const queue = useRef<Promise<boolean>>(Promise.resolve(true));
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isUnsent = () => JSON.stringify(latest.current) !== sent.current;

  /** @returns whether the server has everything that was typed */
  const save = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    queue.current = queue.current.then(async () => {
      const text = JSON.stringify(latest.current);
      if (text === sent.current) return true;
      setState('saving');
      try {
        await callAction('Cart.answerForm', { id: cart, body: writeBody(latest.current) });
        sent.current = text;
        setState('saved');
        setError(null);
        return true;
      } catch (problem) {
        setState('idle');
        setError(problem);
        timer.current = setTimeout(() => void save(), RETRY_MS);
        return false;
      }
    });
    return queue.current;
  }, [cart]);
  const change = useCallback(
    (next: FormAnswers) => {
      latest.current = next;
      setAnswers(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), SETTLE_MS);
    },
    [save],
  );
  const key = `cart-form/${cart}`;
  // Whoever goes on to another page has typed it all the same; a reload before it has arrived finds it in the tab.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      const isSent = JSON.stringify(latest.current) === sent.current;
      const forget = isSent ? undefined : saveDraft(key);
      void save().then((isSaved) => {
        if (isSaved) forget?.();
        return client.invalidateQueries({ queryKey: ['Cart'] });
      });
    },
    [save, client, key],
  );
  useSessionDraft<FormAnswers>({
    key,
    read: () => (isUnsent() ? latest.current : undefined),
    restore: change,
    isUnsent,
  });
  return { answers, change, save, state, error };
}
