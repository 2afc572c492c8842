/**
 * What the menu shows somebody: sections in the registry's order, each with the screens and lists that they may open, and
 * beside it every list there is, by area. Pure.
 */
import type { AreaDescriptor, Label } from '../../schema/descriptor.ts';
import type { EntityName, EntitySummary } from '../../schema/generated/entities.ts';
import { type Has, mayCall, policiesOf } from '../../schema/mayCall.ts';
import { screenAddress } from '../../schema/screenAddress.ts';
import type { Needs } from '../data/useHas.ts';
import type { MenuSection, ScreenEntry } from '../screens.ts';

export interface MenuItem {
  readonly path: string;
  readonly icon: string | undefined;
  /** An entity's plural; a route's translation key. */
  readonly label: Label | string;
}

/** One line, and those behind it. */
export interface MenuLines extends MenuItem {
  readonly name: string;
  readonly more: readonly MenuItem[];
}

/** Lists of records of one area. */
export interface DataGroup {
  readonly name: string;
  readonly label: Label;
  readonly items: readonly MenuItem[];
}

export interface Menu {
  readonly sections: readonly MenuLines[];
  readonly data: readonly DataGroup[];
  /** Every screen once: the sections' in their order, then the other lists. */
  readonly all: readonly (MenuItem & { readonly area?: Label })[];
}

export interface MenuSources {
  readonly areas: readonly AreaDescriptor[];
  readonly entities: readonly (Pick<
    EntitySummary,
    'group' | 'icon' | 'path' | 'plural' | 'operations' | 'rights'
  > & {
    readonly name: string;
  })[];
  readonly screens: readonly ScreenEntry[];
  readonly sections: readonly MenuSection[];
  /** Absent while it is not known what the person may do: then everything is shown. */
  readonly has?: Has | undefined;
}

interface Placed extends MenuItem {
  readonly section: string;
  readonly position: number;
}

/** What everybody may read so that pickers can offer it is in the menu of those who edit it alone. */
function isWork(entity: Pick<EntitySummary, 'rights'>, has: Has): boolean {
  const isForAll = policiesOf(entity, 'read').length === 0;
  return mayCall(entity, isForAll ? 'update' : 'read', has);
}

const isOpen = (needs: Needs | undefined, has: Has | undefined): boolean =>
  !has || !needs || [needs].flat().some(has);

/** @returns what entries put into a section and the person may open */
function placeEntries({ screens, entities, has }: MenuSources): readonly Placed[] {
  const byName = new Map(entities.map((entity) => [entity.name, entity]));
  return screens.flatMap((entry): readonly Placed[] => {
    if (entry.kind === 'route')
      return entry.menu && isOpen(entry.needs, has) ? [{ path: entry.path, ...entry.menu }] : [];
    if (entry.kind !== 'menu') return [];
    const entity = byName.get(entry.entity satisfies EntityName);
    if (!entity || !isOpen(entry.needs, has) || (has && !isWork(entity, has))) return [];
    const { section, position } = entry;
    return [
      { path: screenAddress(entity, 'list'), icon: entity.icon, label: entity.plural, section, position },
    ];
  });
}

const toItem = ({ path, icon, label }: MenuItem): MenuItem => ({ path, icon, label });

/** A section under a name of its own leads to its first line and holds them all; another is its first line. */
function planSection({ name, label, icon }: MenuSection, placed: readonly Placed[]): MenuLines[] {
  const items = placed
    .filter(({ section }) => section === name)
    .toSorted((one, other) => one.position - other.position)
    .map(toItem);
  const [first, ...others] = items;
  if (!first) return [];
  if (label === undefined || others.length === 0) return [{ ...first, name, more: others }];
  return [{ path: first.path, icon: icon ?? first.icon, label, name, more: items }];
}

function groupData({ areas, entities, has }: MenuSources): readonly DataGroup[] {
  return areas.flatMap(({ name, label }) => {
    const items = entities
      .filter(({ group, operations }) => group === name && operations.includes('list'))
      .filter(({ rights }) => !has || isWork({ rights }, has))
      .map(
        (entity): MenuItem => ({
          path: screenAddress(entity, 'list'),
          icon: entity.icon,
          label: entity.plural,
        }),
      );
    return items.length === 0 ? [] : [{ name, label, items }];
  });
}

export function planMenu(sources: MenuSources): Menu {
  const placed = placeEntries(sources);
  const home: MenuLines = { name: 'home', path: '/', icon: 'Home', label: 'app.menu.home', more: [] };
  const sections = [home, ...sources.sections.flatMap((section) => planSection(section, placed))];
  const data = groupData(sources);
  const all = new Map<string, Menu['all'][number]>();
  const add = (item: Menu['all'][number]) => !all.has(item.path) && all.set(item.path, item);
  for (const { more, name, ...line } of sections)
    for (const item of more.length > 0 && more[0]?.path === line.path ? more : [line, ...more])
      add(toItem(item));
  for (const { label: area, items } of data) for (const item of items) add({ ...item, area });
  return { sections, data, all: [...all.values()] };
}
