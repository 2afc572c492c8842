/** The registry's entries as components by where they take their place. Each is loaded when first shown. */
import type { ComponentType } from 'react';
import { lazyPart, lazyScreen } from '../parts/lazyPart.tsx';
import type { FrameEntry, RouteEntry, ScreenEntry, SlotEntry } from '../screens.ts';

type Lazy = ComponentType;

export interface Overrides {
  readonly trays: readonly Lazy[];
  readonly frame: Readonly<Record<FrameEntry['place'], readonly Lazy[]>>;
  readonly routes: readonly (RouteEntry & { readonly Screen: Lazy })[];
  /** By `Entity.slot`. */
  readonly slots: ReadonlyMap<`${string}.${SlotEntry['slot']}`, Lazy>;
  /** By `Entity.property.field` or `Entity.property.input`. */
  readonly fields: ReadonlyMap<string, Lazy>;
}

export function readOverrides(entries: readonly ScreenEntry[]): Overrides {
  const place = (name: FrameEntry['place']) =>
    entries.flatMap((entry) =>
      entry.kind === 'frame' && entry.place === name ? [lazyPart(entry.load)] : [],
    );
  return {
    trays: entries.flatMap((entry) => (entry.kind === 'tray' ? [lazyPart(entry.load)] : [])),
    frame: { head: place('head'), caller: place('caller'), account: place('account') },
    routes: entries.flatMap((entry) =>
      entry.kind === 'route' ? [{ ...entry, Screen: lazyScreen(entry.load) }] : [],
    ),
    slots: new Map(
      entries.flatMap((entry) =>
        entry.kind === 'slot'
          ? [[`${entry.entity}.${entry.slot}` as const, lazyScreen(entry.load)] as const]
          : [],
      ),
    ),
    fields: new Map(
      entries.flatMap((entry) =>
        entry.kind === 'field'
          ? [[[entry.entity, entry.property, entry.as].join('.'), lazyPart(entry.load)] as const]
          : [],
      ),
    ),
  };
}
