/** `callApi` for a component: whether it runs, what it was refused, and the call itself. */
import { useCallback, useState } from 'react';
import { type CallInit, callApi } from './callApi.ts';

export interface Call {
  /** Resolves with the answer; rejects with the ProblemError that `error` then holds. */
  readonly call: <Answer = unknown>(path: string, init?: CallInit) => Promise<Answer>;
  readonly isPending: boolean;
  readonly error: Error | undefined;
  readonly reset: () => void;
}

export function useCall(): Call {
  const [pending, setPending] = useState(0);
  const [error, setError] = useState<Error>();
  const call = useCallback(async <Answer>(path: string, init?: CallInit): Promise<Answer> => {
    setPending((count) => count + 1);
    setError(undefined);
    try {
      return await callApi<Answer>(path, init);
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal : new Error(String(refusal)));
      throw refusal;
    } finally {
      setPending((count) => count - 1);
    }
  }, []);
  const reset = useCallback(() => setError(undefined), []);
  return { call, isPending: pending > 0, error, reset };
}
