/**
 * Registers a keyboard shortcut for as long as the component is on the screen; the help sheet (`?`) lists it.
 *
 * @example useShortcut({ keys: 'n', label: translate('app.list.create'), run: () => navigate(to) });
 */
import { useLayoutEffect, useRef } from 'react';
import { register, type Shortcut } from './shortcuts.ts';

/** Undefined: there is nothing to do now, e.g. nothing to save. */
export function useShortcut(shortcut: Shortcut | undefined): void {
  const latest = useRef(shortcut);
  // Before it is drawn: a key works as soon as what it does is seen.
  useLayoutEffect(() => {
    latest.current = shortcut;
  });
  const { keys, label, whileTyping, scope } = shortcut ?? {};
  useLayoutEffect(() => {
    if (keys === undefined || label === undefined) return undefined;
    return register({
      keys,
      label,
      run: () => latest.current?.run(),
      ...(whileTyping && { whileTyping }),
      ...(scope && { scope }),
    });
  }, [keys, label, whileTyping, scope]);
}
