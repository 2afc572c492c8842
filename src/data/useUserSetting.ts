/** One setting of the person who is signed in, e.g. the columns of a list, and how to change it. */
import { useCallback, useSyncExternalStore } from 'react';
import { readUserSettings, subscribeUserSettings, writeUserSetting } from './userSettings.ts';

/** @example const [density, setDensity] = useUserSetting('density', 'normal'); */
export function useUserSetting<Value>(
  key: string,
  byDefault: Value,
): [Value, (value: Value | undefined) => void] {
  const settings = useSyncExternalStore(subscribeUserSettings, readUserSettings);
  const set = useCallback((value: Value | undefined) => writeUserSetting(key, value), [key]);
  return [(settings[key] as Value | undefined) ?? byDefault, set];
}
