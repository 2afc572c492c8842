/** The keys that work on every screen, and the two sheets they open: the palette and the help. */

import { useTranslate } from 'ra-core';
import { Suspense, use, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '../parts/lazyPart.tsx';
import { listen } from '../shortcuts/shortcuts.ts';
import { useShortcut } from '../shortcuts/useShortcut.ts';
import { goLetters } from './goLetters.ts';
import { MenuContext } from './MenuContext.ts';
import { TypeAhead } from './TypeAhead.tsx';
import { useMenuName } from './useMenuName.ts';

const Palette = lazyPart(async () => (await import('./palette/Palette.tsx')).Palette);
const ShortcutSheet = lazyPart(async () => (await import('../shortcuts/ShortcutSheet.tsx')).ShortcutSheet);

export type Sheet = 'palette' | 'help';

export interface FrameShortcutsProps {
  readonly sheet: Sheet | undefined;
  readonly onSheet: (sheet: Sheet | undefined) => void;
}

export function FrameShortcuts({ sheet, onSheet }: FrameShortcutsProps) {
  const translate = useTranslate();
  useEffect(() => listen(window), []);
  useShortcut({
    keys: 'mod+k',
    label: translate('app.palette.title'),
    run: () => onSheet('palette'),
    whileTyping: true,
    scope: 'everywhere',
  });
  useShortcut({
    keys: '?',
    label: translate('app.shortcuts.title'),
    run: () => onSheet('help'),
    scope: 'everywhere',
  });
  const begun = useRef('');
  const close = () => {
    begun.current = '';
    onSheet(undefined);
  };
  return (
    <>
      <GoShortcuts />
      <Suspense fallback={sheet === 'palette' && <TypeAhead typed={begun} />}>
        {sheet === 'palette' && <Palette typed={begun} onClose={close} />}
        {sheet === 'help' && <ShortcutSheet onClose={close} />}
      </Suspense>
    </>
  );
}

/** "g" and a letter: the places of the menu, in its order. */
function GoShortcuts() {
  const { all } = use(MenuContext);
  const nameOf = useMenuName();
  const items = all.map((item) => ({ path: item.path, name: nameOf(item) }));
  const letters = goLetters(items);
  return items.map(({ path, name }) => {
    const letter = letters.get(path);
    return letter && <GoShortcut key={path} path={path} name={name} letter={letter} />;
  });
}

function GoShortcut({ path, name, letter }: Record<'path' | 'name' | 'letter', string>) {
  const navigate = useNavigate();
  useShortcut({ keys: `g ${letter}`, label: name, run: () => void navigate(path), scope: 'goTo' });
  return null;
}
