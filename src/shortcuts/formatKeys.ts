/** How a shortcut's keys are written for people: one list of caps, pairs one after the other. Pure. */

const signs: Readonly<Record<string, string>> = {
  shift: '⇧',
  enter: '↵',
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  backspace: '⌫',
  plus: '+',
};
const words: Readonly<Record<string, string>> = { esc: 'Esc', space: '␣', delete: 'Del' };

/** @example formatKeys('mod+s', false) // [['Ctrl', 'S']] */
export function formatKeys(keys: string, isMac: boolean): readonly (readonly string[])[] {
  const cap = (key: string) => {
    if (key === 'mod') return isMac ? '⌘' : 'Ctrl';
    if (key === 'alt') return isMac ? '⌥' : 'Alt';
    return signs[key] ?? words[key] ?? key.toUpperCase();
  };
  return keys.split(' ').map((chord) => chord.split('+').map(cap));
}
