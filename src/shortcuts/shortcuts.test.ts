/** Which keys are which, and which shortcut they run. */
import { describe, expect, it } from 'vitest';
import { readKeys } from './readKeys.ts';
import { findShortcut, type Shortcut } from './shortcuts.ts';

const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

describe('readKeys', () => {
  it.each([
    ['n', press('n'), false, 'n'],
    ['a capital by caps lock', press('N'), false, 'n'],
    ['Shift and a letter', press('N', { shiftKey: true }), false, 'shift+n'],
    ['Ctrl+S', press('s', { ctrlKey: true }), false, 'mod+s'],
    ['⌘S', press('s', { metaKey: true }), true, 'mod+s'],
    ['Ctrl+S on a Mac, which is no saving', press('s', { ctrlKey: true }), true, 'other+s'],
    ['? on a QWERTY keyboard', press('?', { shiftKey: true }), false, '?'],
    ['/ on an AZERTY keyboard', press('/', { shiftKey: true }), false, '/'],
    ['Escape', press('Escape'), false, 'esc'],
    ['Shift+Enter', press('Enter', { shiftKey: true }), false, 'shift+enter'],
  ])('reads %s', (_title, pressed, isMac, want) => {
    expect(readKeys(pressed, isMac)).toBe(want);
  });
});

describe('findShortcut', () => {
  const make = (keys: string, label: string, more: Partial<Shortcut> = {}): Shortcut => ({
    keys,
    label,
    run: () => undefined,
    ...more,
  });
  const shortcuts = [
    make('n', 'new, of the screen'),
    make('n', 'new, of the frame', { scope: 'everywhere' }),
    make('g o', 'orders'),
    make('o', 'open'),
    make('mod+s', 'save', { whileTyping: true }),
  ];
  const find = (keys: string, more: { first?: string; isTyping?: boolean } = {}) =>
    findShortcut(shortcuts, { first: '', isTyping: false, keys, ...more })?.label;

  it('lets a screen take a key from the frame', () => {
    expect(find('n')).toBe('new, of the screen');
  });

  it('prefers the pair to the single key', () => {
    expect(find('o', { first: 'g' })).toBe('orders');
    expect(find('o')).toBe('open');
  });

  it('runs nothing while someone types but what says so', () => {
    expect(find('n', { isTyping: true })).toBeUndefined();
    expect(find('mod+s', { isTyping: true })).toBe('save');
  });
});
