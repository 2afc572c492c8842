/** What the accounts service holds of this organiser, read for the user-rights screens. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { idOf } from '../model.ts';

export const PAGE = 50;

const USER = [
  'email',
  'firstname',
  'lastname',
  'fullName',
  'position',
  'state',
  'lastSignIn',
  'personalizedAccess',
  'roleBefore',
  {
    contractRole: ['name'],
    deskSellingDevice: ['name'],
    organizationalUnitList: ['name'],
    contract: ['timezone'],
  },
] as const;

const ROLE = ['name', 'description', 'usersCount', 'isEditable'] as const;

export type UserRow = RecordOf<'AccountsUser', typeof USER>;

export type RoleRow = RecordOf<'Role', typeof ROLE>;

const KEY = 'user-rights';

export interface UserQuery {
  readonly search: string;
  readonly page: number;
  readonly filters?: Readonly<Record<string, string>>;
}

export function useUsers({ search, page, filters = {} }: UserQuery) {
  const query = {
    itemsPerPage: PAGE,
    page,
    'order[fullName]': 'asc',
    q: search || undefined,
    ...filters,
  };
  return useQuery({
    queryKey: [KEY, 'users', query],
    queryFn: ({ signal }) => callAction('AccountsUser.list', { query, fields: USER }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useRoles(search: string, page: number) {
  const query = { itemsPerPage: PAGE, page, 'order[name]': 'asc', q: search || undefined };
  return useQuery({
    queryKey: [KEY, 'roles', query],
    queryFn: ({ signal }) => callAction('Role.list', { query, fields: ROLE }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Also what an edit begins with: asked anew each time, never from before. */
export function useRole(id: string | undefined) {
  return useQuery({
    queryKey: [KEY, 'role', id],
    queryFn: ({ signal }) => callAction('Role.read', { id: id ?? '' }, { signal }),
    enabled: id !== undefined,
    gcTime: 0,
  });
}

/** @param role its address */
export function useRoleUsers(role: string) {
  return useQuery({
    queryKey: [KEY, 'role-users', role],
    queryFn: ({ signal }) =>
      callAction('Role.users', { params: { roleId: idOf(role) }, fields: ['fullName', 'email'] }, { signal }),
  });
}

/** @param user a short id, or an address */
export function useUserRights(user: string) {
  return useQuery({
    queryKey: [KEY, 'rights', user],
    queryFn: ({ signal }) => callAction('AccountsUser.rights', { id: user }, { signal }),
  });
}

export function useHolders(code: string) {
  return useQuery({
    queryKey: [KEY, 'holders', code],
    queryFn: ({ signal }) => callAction('AccountsUser.policyUsers', { params: { code } }, { signal }),
  });
}

/** After a change: what these screens show is read again. */
export function useReread(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [KEY] });
}
