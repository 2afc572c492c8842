/**
 * What a person typed keeps its reading when what it is read by changes: 20:00 stays 20:00 when the show that is then
 * chosen is in another timezone. A value that was loaded stays the value that it is.
 */
import { useEffect, useRef } from 'react';

interface Typed {
  readonly text: string;
  readonly value: unknown;
  readonly scale: string | number;
}

interface Retyping {
  /** The value that the form holds. */
  readonly value: unknown;
  /** By what a text is read: a timezone, a number of decimals. */
  readonly scale: string | number;
  /** Reads a text anew, as if it were typed. */
  readonly type: (text: string) => void;
}

/** @returns what to call with each text that is typed, and its value */
export function useRetyped({ value, scale, type }: Retyping): (text: string, value: unknown) => void {
  const last = useRef<Typed>(undefined);
  useEffect(() => {
    const typed = last.current;
    if (typed && typed.scale !== scale && typed.value === value) type(typed.text);
  });
  return (text, read) => {
    last.current = { text, value: read, scale };
  };
}
