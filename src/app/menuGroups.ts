/** What the menu shows: route entries first in their group, then the entities, groups in the areas' order. Pure. */
import type { AreaDescriptor, Label } from '../../schema/descriptor.ts';
import type { EntitySummary } from '../../schema/generated/entities.ts';
import { type Has, mayCall, policiesOf } from '../../schema/mayCall.ts';
import type { ScreenEntry } from '../screens.ts';

export interface MenuItem {
  readonly path: string;
  readonly icon: string | undefined;
  /** An entity's plural; a route's translation key. */
  readonly label: Label | string;
}

export interface MenuGroup {
  readonly name: string;
  /** Absent: stands at the top without a heading. */
  readonly label: Label | undefined;
  readonly items: readonly MenuItem[];
}

export interface MenuSources {
  readonly areas: readonly AreaDescriptor[];
  readonly entities: readonly (Pick<EntitySummary, 'group' | 'icon' | 'plural' | 'operations' | 'rights'> & {
    readonly name: string;
  })[];
  readonly screens: readonly ScreenEntry[];
  /** Absent while it is not known what the person may do: then everything is shown. */
  readonly has?: Has | undefined;
}

/** What everybody may read so that pickers can offer it is in the menu of who keeps it alone. */
function isWork(entity: Pick<EntitySummary, 'rights'>, has: Has): boolean {
  const isForAll = policiesOf(entity, 'read').length === 0;
  return mayCall(entity, isForAll ? 'update' : 'read', has);
}

export function menuGroups({ areas, entities, screens, has }: MenuSources): readonly MenuGroup[] {
  const groups = new Map<string, MenuItem[]>();
  const add = (group: string, item: MenuItem) => groups.set(group, [...(groups.get(group) ?? []), item]);
  const routes = screens.flatMap((entry) =>
    entry.kind === 'route' && entry.menu && (!has || !entry.needs || [entry.needs].flat().some(has))
      ? [{ path: entry.path, ...entry.menu }]
      : [],
  );
  for (const { group, path, icon, label } of routes.toSorted((one, other) => one.position - other.position))
    add(group, { path, icon, label });
  for (const { name, group, icon, plural, operations, rights } of entities)
    if (group && operations.includes('list') && (!has || isWork({ rights }, has)))
      add(group, { path: `/${name}`, icon, label: plural });
  const known = new Set(areas.map((area) => area.name));
  const home: MenuItem = { path: '/', icon: 'Home', label: 'app.menu.home' };
  // A group that is no area has no words of its own: it stands at the top.
  const others = [...groups].filter(([name]) => !known.has(name)).flatMap(([, items]) => items);
  return [
    { name: '', label: undefined, items: [home, ...others.filter((item) => item.path !== '/')] },
    ...areas.flatMap(({ name, label }) => {
      const items = groups.get(name);
      return items ? [{ name, label, items }] : [];
    }),
  ];
}
