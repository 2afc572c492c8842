/** Stands for the palette while it is fetched: what is typed then is kept for it, and is no shortcut of the screen's. */
import { type RefObject, useEffect } from 'react';

export function TypeAhead({ typed }: { readonly typed: RefObject<string> }) {
  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (event.key.length === 1) typed.current += event.key;
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', keep, true);
    return () => window.removeEventListener('keydown', keep, true);
  }, [typed]);
  return null;
}
