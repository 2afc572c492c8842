/** The name of a line of the menu, in the language of the screen. */
import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { useLabel } from '../i18n/useLabel.ts';
import type { MenuItem } from './planMenu.ts';

export function useMenuName(): (item: Pick<MenuItem, 'label'>) => string {
  const translate = useTranslate();
  const label = useLabel();
  return useCallback(
    (item) => (typeof item.label === 'string' ? translate(item.label) : label(item.label)),
    [translate, label],
  );
}
