/** What is being typed, handed on when the hand rests. A value that changes elsewhere replaces the draft. */
import { useEffect, useRef, useState } from 'react';
import { matchEcho } from './matchEcho.ts';

/** Before something is asked of the server, ms. */
const PATIENCE = 300;

export function useDraft(
  value: string,
  onChange: (value: string) => void,
  patience = PATIENCE,
): [string, (draft: string) => void] {
  const [draft, setDraft] = useState(value);
  const handOn = useRef(onChange);
  handOn.current = onChange;
  const sent = useRef(value);
  const awaited = useRef<readonly string[]>([]);
  useEffect(() => {
    const left = matchEcho(awaited.current, value);
    awaited.current = left ?? [];
    if (left || value === sent.current) return;
    sent.current = value;
    setDraft(value);
  }, [value]);
  useEffect(() => {
    if (draft === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = draft;
      awaited.current = [...awaited.current, draft];
      handOn.current(draft);
    }, patience);
    return () => clearTimeout(timer);
  }, [draft, patience]);
  return [draft, setDraft];
}
