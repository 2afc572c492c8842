/**
 * What the address of a list holds beside what react-admin keeps there (filter, sort, page): the columns, the saved
 * view, and whether hidden records are shown. An empty address means the list as it was left.
 */
import { useStore } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';

export type Hidden = 'without' | 'with' | 'only';

export interface ListAddress {
  readonly columns: readonly string[] | undefined;
  /** Id of a saved view. */
  readonly view: string | undefined;
  readonly hidden: Hidden;
  /** The view alone is named: what it holds is still to be asked for. */
  readonly isViewOnly: boolean;
  /** Changes some parameters and leaves the others; undefined takes one away. */
  readonly change: (parameters: Readonly<Record<string, string | undefined>>) => void;
  /** Goes to these parameters and no other. */
  readonly replace: (parameters: Readonly<Record<string, string>>, options?: { replace?: boolean }) => void;
}

export type Stored = Readonly<Record<string, unknown>>;

const toText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** What react-admin remembers of a list, as its address has it. */
export function toParameters(stored: Stored): Readonly<Record<string, string>> {
  const kept = Object.entries(stored).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(kept.map(([name, value]) => [name, toText(value)]));
}

const parametersOf = (search: string, stored: Stored) =>
  search.length > 1 ? Object.fromEntries(new URLSearchParams(search)) : toParameters(stored);

const nothing: Stored = {};
const hiddens: readonly string[] = ['with', 'only'] satisfies readonly Hidden[];

/** Where react-admin remembers a list; it keeps our parameters with its own. */
const useStored = (resource: string): Stored => useStore<Stored>(`${resource}.listParams`, nothing)[0];

/** What react-admin goes back to: it takes what it remembers for nothing where no filter is named, be it an empty one. */
export function useKeptList(resource: string): Stored {
  const stored = useStored(resource);
  return stored.filter ? stored : nothing;
}

/** What the list itself asks of every record, beside what its person filters by. */
export const hiddenFilter = (hide: string | undefined, hidden: Hidden): Readonly<Record<string, boolean>> =>
  hide === undefined || hidden === 'with' ? {} : { [hide]: hidden === 'only' };

export const readHidden = (value: unknown): Hidden =>
  hiddens.includes(String(value)) ? (value as Hidden) : 'without';

export function useListAddress(resource: string): ListAddress {
  const { search } = useLocation();
  const navigate = useNavigate();
  const parameters = parametersOf(search, useStored(resource));
  const go = (next: Readonly<Record<string, string | undefined>>, options?: { replace?: boolean }) => {
    const kept = Object.entries(next).filter((entry): entry is [string, string] => entry[1] !== undefined);
    void navigate({ search: `?${new URLSearchParams(kept)}` }, options);
  };
  return {
    columns: parameters.columns ? parameters.columns.split(',') : undefined,
    view: parameters.view,
    hidden: readHidden(parameters.hidden),
    isViewOnly: parameters.view !== undefined && parameters.sort === undefined && search.length > 1,
    change: (next) => go({ ...parameters, ...next }),
    replace: go,
  };
}
