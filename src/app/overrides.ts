/** The registry's entries as components by where they take their place. Each is loaded when first shown. */
import type { ComponentType } from 'react';
import type { Parts, Shown } from '../generic/PartsContext.ts';
import { settledOwnTexts } from '../i18n/ownTexts.ts';
import { lazyPart, lazyScreen } from '../parts/lazyPart.tsx';
import type { ChildRoute, FrameEntry, RouteEntry, ScreenEntry, SlotEntry } from '../screens.ts';

type Lazy = ComponentType;

export type OwnRoute = Omit<RouteEntry, 'children'> & {
  readonly Screen: Lazy;
  readonly children: readonly (ChildRoute & { readonly Screen: Lazy })[];
};

export interface Overrides {
  readonly trays: readonly Lazy[];
  readonly frame: Readonly<Record<FrameEntry['place'], readonly Lazy[]>>;
  readonly routes: readonly OwnRoute[];
  /** By `Entity.slot`. */
  readonly slots: ReadonlyMap<`${string}.${SlotEntry['slot']}`, Lazy>;
  /** By `Entity.property.field` or `Entity.property.input`. */
  readonly fields: ReadonlyMap<string, Lazy>;
  readonly parts: Parts;
}

/** Its texts come with it. */
const withTexts =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    const [part] = await Promise.all([load(), settledOwnTexts()]);
    return part;
  };

const withPart = <Entry extends { readonly load: () => Promise<Lazy> }>(
  entry: Entry,
  index: number,
): Shown<Entry> => ({
  ...entry,
  id: String(index),
  Part: lazyPart(withTexts(entry.load)),
});

export function readOverrides(entries: readonly ScreenEntry[]): Overrides {
  const place = (name: FrameEntry['place']) =>
    entries.flatMap((entry) =>
      entry.kind === 'frame' && entry.place === name ? [lazyPart(withTexts(entry.load))] : [],
    );
  return {
    trays: entries.flatMap((entry) => (entry.kind === 'tray' ? [lazyPart(withTexts(entry.load))] : [])),
    frame: { head: place('head'), caller: place('caller'), account: place('account') },
    routes: entries.flatMap((entry) =>
      entry.kind === 'route'
        ? [
            {
              ...entry,
              Screen: lazyScreen(withTexts(entry.load)),
              children: (entry.children ?? []).map((child) => ({
                ...child,
                Screen: lazyScreen(withTexts(child.load)),
              })),
            },
          ]
        : [],
    ),
    parts: {
      tabs: entries.flatMap((entry, index) => (entry.kind === 'tab' ? [withPart(entry, index)] : [])),
      pageTabs: entries.filter((entry) => entry.kind === 'pageTab'),
      panels: entries.flatMap((entry, index) => (entry.kind === 'panel' ? [withPart(entry, index)] : [])),
      listTools: entries.flatMap((entry, index) =>
        entry.kind === 'listTool' ? [withPart(entry, index)] : [],
      ),
      actions: new Map(
        entries.flatMap((entry) =>
          entry.kind === 'action'
            ? [[`${entry.entity}.${entry.action}`, lazyPart(withTexts(entry.load))] as const]
            : [],
        ),
      ),
    },
    slots: new Map(
      entries.flatMap((entry) =>
        entry.kind === 'slot'
          ? [[`${entry.entity}.${entry.slot}` as const, lazyScreen(withTexts(entry.load))] as const]
          : [],
      ),
    ),
    fields: new Map(
      entries.flatMap((entry) =>
        entry.kind === 'field'
          ? [[[entry.entity, entry.property, entry.as].join('.'), lazyPart(withTexts(entry.load))] as const]
          : [],
      ),
    ),
  };
}
