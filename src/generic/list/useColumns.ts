/** The columns of a list: those the address names, or else the person's own, or else the metadata's. */
import type { PropertyDescriptor } from '../../../schema/descriptor.ts';
import { columnChoices, defaultColumns, isInverseList } from '../../data/choose.ts';
import { useSchema } from '../SchemaContext.tsx';
import type { ListAddress } from './useListAddress.ts';
import { useListSettings } from './useListSettings.ts';

export interface Columns {
  /** Everything that can be a column. */
  readonly choices: readonly PropertyDescriptor[];
  /** In the order shown. */
  readonly chosen: readonly PropertyDescriptor[];
  readonly isDefault: boolean;
  readonly choose: (names: readonly string[]) => void;
  readonly reset: () => void;
}

/** `own`: what a hand-written screen starts with, in place of the metadata's. */
export function useColumns(address: ListAddress, own?: readonly string[]): Columns {
  const { entity, byName } = useSchema();
  const [settings, setSettings] = useListSettings(entity.name);
  const choices = [...columnChoices(entity, byName), ...entity.properties.filter(isInverseList)];
  const byDefault = own ?? defaultColumns(entity, byName).map((column) => column.name);
  const names = address.columns ?? settings.columns ?? byDefault;
  const chosen = names.flatMap((name) => choices.find((column) => column.name === name) ?? []);
  // A list without a column shows nothing: the default ones come back.
  const shown = chosen.length > 0 ? chosen : choices.filter((column) => byDefault.includes(column.name));
  const write = (next: readonly string[] | undefined) => {
    if (address.columns) address.change({ columns: next?.join(',') });
    else setSettings({ columns: next });
  };
  return {
    choices,
    chosen: shown,
    isDefault: address.columns === undefined && settings.columns === undefined,
    choose: (next) => write(next.length > 0 ? next : undefined),
    reset: () => {
      if (address.columns) address.change({ columns: undefined });
      setSettings({ columns: undefined, widths: undefined });
    },
  };
}
