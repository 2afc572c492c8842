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

type Stored = Readonly<Record<string, unknown>>;

const toText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function parametersOf(search: string, stored: Stored): Readonly<Record<string, string>> {
  if (search.length > 1) return Object.fromEntries(new URLSearchParams(search));
  const kept = Object.entries(stored).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(kept.map(([name, value]) => [name, toText(value)]));
}

const nothing: Stored = {};
const hiddens: readonly string[] = ['with', 'only'] satisfies readonly Hidden[];

export function useListAddress(resource: string): ListAddress {
  const { search } = useLocation();
  const navigate = useNavigate();
  // Where react-admin remembers a list; it keeps our parameters with its own.
  const [stored] = useStore<Stored>(`${resource}.listParams`, nothing);
  const parameters = parametersOf(search, stored);
  const go = (next: Readonly<Record<string, string | undefined>>, options?: { replace?: boolean }) => {
    const kept = Object.entries(next).filter((entry): entry is [string, string] => entry[1] !== undefined);
    void navigate({ search: `?${new URLSearchParams(kept)}` }, options);
  };
  return {
    columns: parameters.columns ? parameters.columns.split(',') : undefined,
    view: parameters.view,
    hidden: hiddens.includes(parameters.hidden ?? '') ? (parameters.hidden as Hidden) : 'without',
    isViewOnly: parameters.view !== undefined && parameters.sort === undefined && search.length > 1,
    change: (next) => go({ ...parameters, ...next }),
    replace: go,
  };
}
