/** What is typed, once the typing rests. */
import { useEffect, useState } from 'react';

/** Milliseconds. */
const patience = 250;

export function useDebounced(value: string): string {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), patience);
    return () => clearTimeout(timer);
  }, [value]);
  return late;
}
