/**
 * What was pressed, in the words shortcuts are written in: `n`, `?`, `mod+s` (⌘ on a Mac, Ctrl elsewhere), `alt+n`,
 * `shift+enter`. Pure. Read from the letter and not from the place of the key, so that it holds on every keyboard.
 */

export type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const names: Readonly<Record<string, string>> = { ' ': 'space', Escape: 'esc', '+': 'plus' };

export function readKeys({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed, isMac: boolean): string {
  const name = names[key] ?? key.toLowerCase();
  // On many keyboards a sign like "/" or "?" needs Shift, or Alt: the sign alone counts.
  const isSign = key.length === 1 && !/[\p{L}\p{N} ]/u.test(key);
  const isMod = isMac ? metaKey : ctrlKey;
  const parts = [
    isMod && 'mod',
    (isMac ? ctrlKey : metaKey) && 'other',
    altKey && !isSign && 'alt',
    shiftKey && !isSign && 'shift',
    name,
  ];
  return parts.filter(Boolean).join('+');
}
