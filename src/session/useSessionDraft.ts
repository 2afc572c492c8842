/**
 * A form's part in surviving the end of a session, and a reload while something is on its way to the server: what to keep,
 * and what to do with it once the person is back.
 */
import { useEffect, useRef } from 'react';
import { consumeDraft, registerDraft, saveDraft } from './drafts.ts';

export interface SessionDraft<Value> {
  /** Names the form and its record; absent: not yet ready to be filled. */
  readonly key: string | undefined;
  /** What is typed, as JSON takes it and without secrets; undefined when there is nothing. */
  readonly read: () => Value | undefined;
  /** Called at most once, after the form is there. */
  readonly restore: (value: Value) => void;
  /** Whether the server does not have all of it yet: a reload at this moment keeps it as well. */
  readonly isUnsent?: (() => boolean) | undefined;
}

export function useSessionDraft<Value>({ key, read, restore, isUnsent }: SessionDraft<Value>): void {
  const latest = useRef({ read, restore, isUnsent });
  latest.current = { read, restore, isUnsent };
  useEffect(() => {
    if (key === undefined) return undefined;
    const kept = consumeDraft(key) as Value | undefined;
    if (kept !== undefined) latest.current.restore(kept);
    const unregister = registerDraft(key, () => latest.current.read());
    const stopKeeping = keepUnsent(key, () => latest.current.isUnsent?.() ?? false);
    return () => {
      stopKeeping();
      unregister();
    };
  }, [key]);
}

/** A page taken out of the browser's cache has everything still: the draft is given up again. */
function keepUnsent(key: string, isUnsent: () => boolean): () => void {
  let undo = () => undefined as unknown;
  const leave = () => {
    if (isUnsent()) undo = saveDraft(key);
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && undo();
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', comeBack);
  };
}
