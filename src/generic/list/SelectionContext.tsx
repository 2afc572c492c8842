/**
 * Which rows of the list on the screen are chosen: some, by id, or everything its filters match. Another filter
 * begins a new choice.
 */
import { useListContext } from 'ra-core';
import { createContext, type ReactNode, use, useMemo, useRef, useState } from 'react';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Everything the filters match, on the screen or not. */
  readonly isAll: boolean;
  readonly count: number;
  /** With `isRange` also the rows between this one and the one before. */
  readonly toggle: (id: string, isRange?: boolean) => void;
  readonly togglePage: () => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

const SelectionContext = createContext<Selection | undefined>(undefined);

/** Undefined where rows cannot be chosen, e.g. in a list within another screen. */
export const useSelection = (): Selection | undefined => use(SelectionContext);

interface Chosen {
  readonly ids: ReadonlySet<string>;
  readonly isAll: boolean;
  /** The filters it was made under. */
  readonly under: string;
}

const nothing: ReadonlySet<string> = new Set();

export function SelectionProvider({ children }: { readonly children: ReactNode }) {
  const { data, filterValues, filter, total = 0 } = useListContext();
  const under = JSON.stringify([filterValues, filter]);
  const [chosen, setChosen] = useState<Chosen>({ ids: nothing, isAll: false, under });
  const last = useRef<string>(undefined);
  const isCurrent = chosen.under === under;
  const ids = isCurrent ? chosen.ids : nothing;
  const isAll = isCurrent && chosen.isAll;
  const value = useMemo((): Selection => {
    const shown = (data ?? []).map((record) => String(record.id));
    const choose = (next: ReadonlySet<string>, all = false) => setChosen({ ids: next, isAll: all, under });
    const between = (id: string) => {
      const [one, other] = [shown.indexOf(id), shown.indexOf(last.current ?? '')];
      return one < 0 || other < 0 ? [id] : shown.slice(Math.min(one, other), Math.max(one, other) + 1);
    };
    return {
      ids,
      isAll,
      count: isAll ? total : ids.size,
      toggle(id, isRange = false) {
        // From "all", a click leaves one out of what is on the screen: what is not seen cannot be meant.
        const next = new Set(isAll ? shown : ids);
        const isIn = next.has(id);
        for (const each of isRange ? between(id) : [id]) {
          if (isIn && !isRange) next.delete(each);
          else next.add(each);
        }
        last.current = id;
        choose(next);
      },
      togglePage() {
        const isWhole = isAll || shown.every((id) => ids.has(id));
        choose(isWhole ? nothing : new Set([...ids, ...shown]));
      },
      selectAll: () => choose(nothing, true),
      clear: () => choose(nothing),
    };
  }, [data, ids, isAll, total, under]);
  return <SelectionContext value={value}>{children}</SelectionContext>;
}
