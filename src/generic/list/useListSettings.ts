/** How a person likes one list: its columns, their widths, how dense, by pages or without end. */
import { useUserSetting } from '../../data/useUserSetting.ts';

export type Density = 'compact' | 'normal' | 'roomy';

export interface ListSettings {
  readonly columns?: readonly string[];
  /** In pixels, by column. */
  readonly widths?: Readonly<Record<string, number>>;
  readonly density?: Density;
  readonly mode?: 'paged' | 'infinite';
}

const none: ListSettings = {};

export function useListSettings(name: string): [ListSettings, (change: Partial<ListSettings>) => void] {
  const [settings, setSettings] = useUserSetting<ListSettings>(`list.${name}`, none);
  return [settings, (change) => setSettings({ ...settings, ...change })];
}

/** A row's height in pixels. */
export const rowHeights: Readonly<Record<Density, number>> = { compact: 34, normal: 42, roomy: 56 };
