/**
 * The shortcuts that are on the screen now, and the one listener that runs them. A screen may take a key from the
 * frame; else the latest registered wins. None runs while someone types, chooses in a menu or answers a dialog.
 */
import { type Pressed, readKeys } from './readKeys.ts';

export interface Shortcut {
  /** As `readKeys` writes it, e.g. `n`, `mod+s`, `esc`; two keys one after the other as `g o`. */
  readonly keys: string;
  /** What it does, translated: a line of the help sheet. */
  readonly label: string;
  readonly run: () => void;
  /** Runs in an input, too, e.g. saving with Ctrl+S. */
  readonly whileTyping?: boolean;
  /** The help sheet's heading. Absent: this screen. */
  readonly scope?: 'everywhere' | 'goTo';
}

export const isMac = /mac|iphone|ipad/i.test(globalThis.navigator?.userAgent ?? '');

const patience = 1500;
const typed = 'input, textarea, select, [contenteditable="true"], [role="combobox"]';
const busy = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

let active: readonly Shortcut[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Shortcut[]): void {
  active = next;
  for (const listener of listeners) listener();
}

/** @returns the undo */
export function register(shortcut: Shortcut): () => void {
  change([...active, shortcut]);
  return () => change(active.filter((each) => each !== shortcut));
}

export const listShortcuts = (): readonly Shortcut[] => active;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param first the key before this one, where it may begin a pair */
export function findShortcut(
  shortcuts: readonly Shortcut[],
  { first, keys, isTyping }: { readonly first: string; readonly keys: string; readonly isTyping: boolean },
): Shortcut | undefined {
  const able = shortcuts.filter((each) => !isTyping || each.whileTyping);
  const find = (wanted: string) => {
    const same = able.filter((each) => each.keys === wanted);
    return same.findLast((each) => !each.scope) ?? same.at(-1);
  };
  return (first ? find(`${first} ${keys}`) : undefined) ?? find(keys);
}

const beginsPair = (keys: string) => active.some((each) => each.keys.startsWith(`${keys} `));

const isBox = (target: Element | null) =>
  target instanceof HTMLInputElement && ['checkbox', 'radio', 'button', 'submit'].includes(target.type);

/** Listens for the whole page. @returns the undo */
export function listen(page: Window): () => void {
  let first = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (['Shift', 'Control', 'Alt', 'Meta', 'AltGraph'].includes(event.key)) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(busy)) return;
    const isTyping = Boolean(target?.closest(typed)) && !isBox(target);
    const keys = readKeys(event as Pressed, isMac);
    const found = findShortcut(active, { first, keys, isTyping });
    clearTimeout(timer);
    first = !found && !isTyping && beginsPair(keys) ? keys : '';
    timer = setTimeout(() => {
      first = '';
    }, patience);
    if (!found) return;
    event.preventDefault();
    found.run();
  };
  page.addEventListener('keydown', onKeyDown);
  return () => page.removeEventListener('keydown', onKeyDown);
}
