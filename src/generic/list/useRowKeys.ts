/** A list by keyboard: j and k walk the rows, x chooses one, Escape lets go; Enter opens by the row's own link. */
import { useListContext, useTranslate } from 'ra-core';
import type { RefObject } from 'react';
import { useShortcut } from '../../shortcuts/useShortcut.ts';
import { useSelection } from './SelectionContext.tsx';
import type { RowFocus } from './useRowFocus.ts';

const indexOf = (element: Element | null) =>
  Number(element?.closest('[data-index]')?.getAttribute('data-index') ?? -1);

export function useRowKeys(rows: RefObject<HTMLElement | null>, { wanted, goTo }: RowFocus): void {
  const { data } = useListContext();
  const selection = useSelection();
  const translate = useTranslate();
  const count = data?.length ?? 0;
  // Keys may come faster than rows are drawn: the row that was asked for last counts, not yet the one in focus.
  const here = () => {
    if (wanted.current >= 0) return wanted.current;
    return rows.current?.contains(document.activeElement) ? indexOf(document.activeElement) : -1;
  };
  const move = (by: number) => {
    const now = here();
    goTo(now < 0 ? (by > 0 ? 0 : count - 1) : Math.min(Math.max(now + by, 0), count - 1));
  };
  const toggle = () => {
    const record = data?.[here()];
    if (record) selection?.toggle(String(record.id));
  };
  const isOn = selection !== undefined && count > 0;
  useShortcut(isOn ? { keys: 'j', label: translate('app.list.keyNext'), run: () => move(1) } : undefined);
  useShortcut(
    isOn ? { keys: 'k', label: translate('app.list.keyPrevious'), run: () => move(-1) } : undefined,
  );
  useShortcut(isOn ? { keys: 'x', label: translate('app.list.keySelect'), run: toggle } : undefined);
  useShortcut(
    isOn && selection.count > 0
      ? { keys: 'esc', label: translate('app.list.keyClear'), run: selection.clear }
      : undefined,
  );
}
