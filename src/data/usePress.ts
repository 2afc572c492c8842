/**
 * A request that a press makes, for a component: whether it runs, what came of it, and its one Idempotency-Key. It ends
 * with the component. `useAction` is made of it.
 */
import { useTranslate } from 'ra-core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CallOptions } from './callAction.ts';
import { createPressKeys, type OpenPress } from './pressKeys.ts';
import { type Refusal, readRefusal } from './readRefusal.ts';

/** `isDone` is false as well where the component is gone: then there is no refusal. */
export type Outcome<Answer> =
  | { readonly isDone: true; readonly answer: Answer }
  | { readonly isDone: false; readonly error?: unknown };

export interface Press<Arguments extends readonly unknown[], Answer> {
  /** Never rejects: what was refused is in `refusal` and in the outcome. */
  readonly run: (...request: Arguments) => Promise<Outcome<Answer>>;
  readonly isPending: boolean;
  /** Of the last run that was done. */
  readonly result: Answer | undefined;
  /** Of the last run, when it was refused. */
  readonly refusal: Refusal | undefined;
  /** Forgets result and refusal. */
  readonly reset: () => void;
  /** What was asked and not answered, to be kept where it outlives the page. */
  readonly readOpen: () => OpenPress | undefined;
  readonly resume: (press: OpenPress | undefined) => void;
}

interface State<Answer> {
  readonly pending: number;
  readonly result?: Answer | undefined;
  readonly error?: unknown;
}

export type Send<Arguments extends readonly unknown[], Answer> = (
  options: Required<CallOptions>,
  ...request: Arguments
) => Promise<Answer>;

export function usePress<Arguments extends readonly unknown[], Answer>(
  send: Send<Arguments, Answer>,
): Press<Arguments, Answer> {
  const translate = useTranslate();
  const [{ pending, result, error }, setState] = useState<State<Answer>>({ pending: 0 });
  const [keys] = useState(() => createPressKeys());
  const latest = useRef(send);
  latest.current = send;
  const mounted = useRef(new AbortController());
  useEffect(() => {
    if (mounted.current.signal.aborted) mounted.current = new AbortController();
    return () => mounted.current.abort();
  }, []);
  const run = useCallback(
    async (...request: Arguments): Promise<Outcome<Answer>> => {
      const { signal } = mounted.current;
      const idempotencyKey = keys.open(request);
      setState((state) => ({ pending: state.pending + 1, result: state.result }));
      try {
        const answer = await latest.current({ signal, idempotencyKey }, ...request);
        keys.settle();
        setState((state) => ({ pending: state.pending - 1, result: answer }));
        return { isDone: true, answer };
      } catch (refused) {
        if (signal.aborted) return { isDone: false };
        keys.settle(refused);
        setState((state) => ({ ...state, pending: state.pending - 1, error: refused }));
        return { isDone: false, error: refused };
      }
    },
    [keys],
  );
  const refusal = useMemo(
    () => (error === undefined ? undefined : readRefusal(error, translate)),
    [error, translate],
  );
  return {
    run,
    isPending: pending > 0,
    result,
    refusal,
    reset: useCallback(() => setState((state) => ({ pending: state.pending })), []),
    readOpen: keys.read,
    resume: keys.resume,
  };
}
