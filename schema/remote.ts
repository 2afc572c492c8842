/**
 * How an entity of another server is asked for there: `remote` of its file. An import writes it, the server
 * reads it; screens look only at what can be filtered and ordered. Written by hand; it names no entity.
 */

/** How the other server pages a list. What is left out is not sent. */
export interface RemoteList {
  /** Where the records are, `data` or `result.items`; `""`: the answer is the list itself. Default: Hydra's members. */
  readonly items?: string;
  /** Where the count is: a path like `meta.total`, or a header as `header:X-Total-Count`. */
  readonly total?: string;
  /** The parameter that names the page, the number of the first one, and how many records it has. */
  readonly page?: string;
  readonly firstPage?: 0 | 1;
  readonly size?: string;
  /** Instead of a page: how many records are left out before it. */
  readonly offset?: string;
  /** The most records that one page has there. */
  readonly most?: number;
}

export interface RemoteSort {
  /** `order[{}]` has the property's name in the braces; any other has it as its value. */
  readonly parameter: string;
  /** The parameter of `asc` or `desc`; without it a descending order has a minus before its name. */
  readonly direction?: string;
  readonly properties: readonly string[];
}

export interface RemoteFacts {
  /** Of the collection, below the address of the API. Default: `collection`. */
  readonly path?: string;
  /** How records are named there: by their address, or by an id alone. */
  readonly style?: 'hydra' | 'json';
  /** The member that holds the id, of style `json`. Default: `id`. */
  readonly id?: string;
  readonly list?: RemoteList;
  /** How a change is sent: the changed members, operations of RFC 6902, or the whole record. Default: `merge`. */
  readonly update?: 'merge' | 'patch' | 'json-patch' | 'put';
  /** By property, `property[after]` and the like: the parameter that filters by it. */
  readonly filters?: Readonly<Record<string, string>>;
  readonly sort?: RemoteSort;
  /** The parameter of free text. */
  readonly search?: string;
  /** Properties that are called otherwise there. */
  readonly names?: Readonly<Record<string, string>>;
  /** Relations that are written under another name, by the id. */
  readonly keys?: Readonly<Record<string, string>>;
}

interface Described {
  readonly served?: 'remote';
  readonly remote?: RemoteFacts;
}

/** Whether another server keeps the records: there is no table of them here. */
export const isRemote = ({ served }: Described): boolean => served === 'remote';

/** Operators that a parameter without one serves: the other server decides how it compares. */
const plain = ['', 'contains', 'startsWith'];

/** The parameter of a filter there; undefined where none is declared. @example findFilter(book, 'title', 'contains') */
export function findFilter({ remote }: Described, path: string, operator = ''): string | undefined {
  const filters = remote?.filters ?? {};
  const own = filters[operator === '' ? path : `${path}[${operator}]`];
  return own ?? (plain.includes(operator) ? filters[path] : undefined);
}

/** Whether a list can be ordered by a property: of our own entities by any. */
export const isSortable = (entity: Described, name: string): boolean =>
  !isRemote(entity) || (entity.remote?.sort?.properties.includes(name) ?? false);

/** Whether a free text finds something there: by a parameter of its own, or by the title. */
export const isSearchable = (entity: Described & { readonly title: string }): boolean =>
  entity.remote?.search !== undefined || findFilter(entity, entity.title, 'contains') !== undefined;
