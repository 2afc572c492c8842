/** What the palette offers beside records: what can be done on this screen, every screen, what was opened last. */
import { useTranslate } from 'ra-core';
import { use, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { entities } from '../../../schema/generated/entities.ts';
import { screenAt, screenPath } from '../../data/screenPath.ts';
import { useMayOf } from '../../data/useMay.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { listShortcuts } from '../../shortcuts/shortcuts.ts';
import { MenuContext } from '../MenuContext.ts';
import { useMenuName } from '../useMenuName.ts';
import { rank } from './rank.ts';
import { useRecents, useVisits } from './recents.ts';
import { useRecords } from './useRecords.ts';

export interface Command {
  readonly id: string;
  readonly title: string;
  /** What kind of thing it is, or where it is. */
  readonly detail?: string;
  readonly icon?: string;
  readonly keys?: string;
  readonly run: () => void;
}

export interface Section {
  readonly name: 'actions' | 'screens' | 'recent' | 'records';
  readonly commands: readonly Command[];
}

export interface Commands {
  readonly sections: readonly Section[];
  readonly isSearching: boolean;
}

const maxScreens = 6;
const maxActions = 6;

function useScreens(): readonly Command[] {
  const menu = use(MenuContext);
  const nameOf = useMenuName();
  const translate = useTranslate();
  const label = useLabel();
  const navigate = useNavigate();
  const may = useMayOf();
  return useMemo(() => {
    const go = (path: string) => () => void navigate(path);
    const inMenu = menu.all.map((item) => ({
      id: item.path,
      title: nameOf(item),
      ...(item.area && { detail: label(item.area) }),
      icon: item.icon ?? '',
      run: go(item.path),
    }));
    const known = new Set(inMenu.map(({ id }) => id));
    const lists = entities
      .filter((entity) => may(entity, 'list') && !known.has(screenPath(entity.name, 'list')))
      .map(({ name, plural, icon }) => ({
        id: screenPath(name, 'list'),
        title: label(plural),
        icon: icon ?? '',
        run: go(screenPath(name, 'list')),
      }));
    const creates = entities
      .filter((entity) => may(entity, 'create'))
      .map((entity) => ({
        id: `${entity.name}/create`,
        title: translate('app.form.create', { name: label(entity.label) }),
        icon: 'AddCircle',
        run: go(screenPath(entity.name, 'create')),
      }));
    return [...inMenu, ...lists, ...creates];
  }, [menu, nameOf, translate, label, navigate, may]);
}

/** The shortcuts that were on the screen when the palette opened are what can be done there. */
function readActions(): readonly Command[] {
  const byKeys = new Map(listShortcuts().map((shortcut) => [shortcut.keys, shortcut]));
  return [...byKeys.values()]
    .filter(({ scope }) => scope !== 'goTo')
    .toSorted((one, other) => Number(Boolean(one.scope)) - Number(Boolean(other.scope)))
    .map(({ keys, label, run }) => ({ id: `keys:${keys}`, title: label, keys, run }));
}

export function useCommands(typed: string, pathname: string): Commands {
  const screens = useScreens();
  const actions = useMemo(readActions, []);
  const navigate = useNavigate();
  const label = useLabel();
  const [recents] = useRecents();
  const [visits] = useVisits();
  const { records, isSearching } = useRecords(typed, { current: screenAt(pathname)?.entity, visits });
  const isTyped = typed.trim() !== '';
  const titleOf = ({ title, detail = '' }: Command) => `${title} ${detail}`;
  const sections: readonly Section[] = isTyped
    ? [
        { name: 'screens', commands: rank(screens, typed, titleOf).slice(0, maxScreens) },
        { name: 'actions', commands: rank(actions, typed, titleOf).slice(0, maxActions) },
        {
          name: 'records',
          commands: records.map(({ entity, id, name }) => ({
            id: `${entity.name}/${id}`,
            title: name,
            detail: label(entity.label),
            icon: entity.icon ?? '',
            run: () => void navigate(screenPath(entity.name, 'show', id)),
          })),
        },
      ]
    : [
        {
          name: 'recent',
          commands: recents.map(({ path, entity, title }) => {
            const summary = entities.find(({ name }) => name === entity);
            return {
              id: path,
              title,
              ...(summary && { detail: label(summary.label), icon: summary.icon ?? '' }),
              run: () => void navigate(path),
            };
          }),
        },
        { name: 'actions', commands: actions },
        { name: 'screens', commands: screens.slice(0, maxScreens) },
      ];
  return { sections: sections.filter(({ commands }) => commands.length > 0), isSearching };
}
