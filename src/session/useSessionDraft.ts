/** A form's part in surviving the end of a session: what to keep, and what to do with it once the person is back. */
import { useEffect, useRef } from 'react';
import { consumeDraft, registerDraft } from './drafts.ts';

export interface SessionDraft<Value> {
  /** Names the form and its record; absent: not yet ready to be filled. */
  readonly key: string | undefined;
  /** What is typed, as JSON takes it and without secrets; undefined when there is nothing. */
  readonly read: () => Value | undefined;
  /** Called at most once, after the form is there. */
  readonly restore: (value: Value) => void;
}

export function useSessionDraft<Value>({ key, read, restore }: SessionDraft<Value>): void {
  const latest = useRef({ read, restore });
  latest.current = { read, restore };
  useEffect(() => {
    if (key === undefined) return undefined;
    const kept = consumeDraft(key) as Value | undefined;
    if (kept !== undefined) latest.current.restore(kept);
    return registerDraft(key, () => latest.current.read());
  }, [key]);
}
