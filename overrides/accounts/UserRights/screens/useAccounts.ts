/** What the accounts service holds of this organiser, read for the user-rights screens. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../../src/data/callApi.ts';
import { currentCaller } from '../../../../src/session/currentCaller.ts';
import type { Reach, RoleRow, Source, UserRow } from '../model.ts';

export const accountsBase = () => `/accounts/api/v1/contracts/${currentCaller()?.contract ?? 0}`;

export const PAGE = 50;

const USER_FIELDS =
  'email,firstname,lastname,fullName,position,state,lastSignIn,personalizedAccess,contractRole{name},deskSellingDevice{name},organizationalUnitList{name},contract{timezone}';

interface Page<Row> {
  readonly member: readonly Row[];
  readonly totalItems: number;
}

const KEY = 'user-rights';

export interface UserQuery {
  readonly search: string;
  readonly page: number;
  readonly filters?: Readonly<Record<string, string>>;
}

export function useUsers({ search, page, filters = {} }: UserQuery) {
  const query = new URLSearchParams({
    fields: USER_FIELDS,
    itemsPerPage: String(PAGE),
    page: String(page),
    'order[fullName]': 'asc',
    ...(search && { q: search }),
    ...filters,
  });
  return useQuery({
    queryKey: [KEY, 'users', String(query)],
    queryFn: ({ signal }) => callApi<Page<UserRow>>(`${accountsBase()}/users?${query}`, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useRoles(search: string, page: number) {
  const query = new URLSearchParams({
    fields: 'name,description,usersCount,isEditable',
    itemsPerPage: String(PAGE),
    page: String(page),
    'order[name]': 'asc',
    ...(search && { q: search }),
  });
  return useQuery({
    queryKey: [KEY, 'roles', String(query)],
    queryFn: ({ signal }) => callApi<Page<RoleRow>>(`${accountsBase()}/roles?${query}`, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Also what an edit begins with: asked anew each time, never from before. */
export function useRole(id: string | undefined) {
  return useQuery({
    queryKey: [KEY, 'role', id],
    queryFn: ({ signal }) =>
      callApi<RoleRow & { readonly policies: unknown }>(`${accountsBase()}/roles/${id}`, { signal }),
    enabled: id !== undefined,
    gcTime: 0,
  });
}

interface UserRights {
  readonly enabled: boolean;
  readonly role: Source | null;
  readonly policies: readonly { readonly code: string; readonly reach: Reach }[];
}

export function useUserRights(user: string) {
  return useQuery({
    queryKey: [KEY, 'rights', user],
    queryFn: ({ signal }) => callApi<UserRights>(`${user}/rights`, { signal }),
  });
}

export interface Holder {
  readonly '@id': string;
  readonly fullName: string;
  readonly email: string;
  readonly enabled: boolean;
  readonly role: Source;
  readonly reach: Reach;
}

export function useHolders(code: string) {
  return useQuery({
    queryKey: [KEY, 'holders', code],
    queryFn: ({ signal }) =>
      callApi<{ readonly users: readonly Holder[] }>(`${accountsBase()}/policies/${code}/users`, { signal }),
  });
}

/** After a change: what these screens show is read again. */
export function useReread(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [KEY] });
}
