/** What hand-written parts take their place in the generated screens, by entity. */
import { type ComponentType, createContext, use } from 'react';
import { useOffered } from '../data/useHas.ts';
import type { ListToolEntry, OwnActionProps, PageTabEntry, PanelEntry, TabEntry } from '../screens.ts';

/** An entry with its component; `id` distinguishes it from the others. */
export type Shown<Entry> = Entry & { readonly id: string; readonly Part: ComponentType };

export interface Parts {
  readonly tabs: readonly Shown<TabEntry>[];
  readonly pageTabs: readonly PageTabEntry[];
  readonly panels: readonly Shown<PanelEntry>[];
  readonly listTools: readonly Shown<ListToolEntry>[];
  /** By `Entity.action`. */
  readonly actions: ReadonlyMap<string, ComponentType<OwnActionProps>>;
}

export const PartsContext = createContext<Parts>({
  tabs: [],
  pageTabs: [],
  panels: [],
  listTools: [],
  actions: new Map(),
});

/** The tabs of an entity's page that the person may open. */
export function useTabs(entity: string): readonly Shown<TabEntry>[] {
  return useOffered(use(PartsContext).tabs).filter((tab) => tab.entity === entity);
}

/** The screens below an entity's page that the person may open. */
export function usePageTabs(entity: string): readonly PageTabEntry[] {
  return useOffered(use(PartsContext).pageTabs).filter((page) => page.entity === entity);
}

export function usePanels(
  entity: string,
  slot: PanelEntry['slot'],
  place: PanelEntry['place'],
): readonly Shown<PanelEntry>[] {
  const offered = useOffered(use(PartsContext).panels);
  return offered.filter((panel) => panel.entity === entity && panel.slot === slot && panel.place === place);
}

export function useListTools(entity: string): readonly Shown<ListToolEntry>[] {
  return useOffered(use(PartsContext).listTools).filter((tool) => tool.entity === entity);
}
