/** A user's fields between the form and the accounts service. Pure. */
import { idOf } from '../model.ts';
import type { UserDraft } from './UserFields.tsx';
import type { UserRow } from './useAccounts.ts';

export function readUser(user: UserRow): UserDraft {
  return {
    email: user.email,
    firstname: user.firstname ?? '',
    lastname: user.lastname ?? '',
    position: user.position ?? '',
    contractRole: user.contractRole && idOf(user.contractRole['@id']),
    deskSellingDevice: user.deskSellingDevice && idOf(user.deskSellingDevice['@id']),
    organizationalUnitList: user.organizationalUnitList.map((unit) => idOf(unit['@id'])),
  };
}

const orNull = (text: string) => text.trim() || null;

/** @param isPersonal the role is a list of the person's own and stays */
export function writeUser(draft: UserDraft, isPersonal = false) {
  const { contractRole, ...rest } = draft;
  return {
    email: rest.email.trim(),
    firstname: orNull(rest.firstname),
    lastname: orNull(rest.lastname),
    position: orNull(rest.position),
    deskSellingDevice: rest.deskSellingDevice,
    organizationalUnitList: rest.organizationalUnitList,
    ...(!isPersonal && { contractRole }),
  };
}
