/** Light or dark: what was chosen, or else what the system prefers. */
import { useStore } from 'ra-core';
import { useSyncExternalStore } from 'react';

type Mode = 'light' | 'dark';

const query = window.matchMedia('(prefers-color-scheme: dark)');

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function useMode(): readonly [Mode, (mode: Mode) => void] {
  const isDark = useSyncExternalStore(subscribe, () => query.matches);
  const [mode, setMode] = useStore<Mode>('theme', isDark ? 'dark' : 'light');
  return [mode, setMode];
}
