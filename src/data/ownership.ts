/** Whose a record is, as far as what a screen has of it shows. Pure; the server compares e-mails (`renderOwner.ts`). */
import type { EntityDescriptor } from '../../schema/descriptor.ts';
import { findProperty } from './paths.ts';
import type { Me } from './rights.ts';

type Values = Readonly<Record<string, unknown>>;

/** Address of a record, by the name of its entity and its short id. */
export type AddressOf = (entity: string, id: string) => string;

const stepsOf = ({ rights }: EntityDescriptor): readonly string[] => rights?.ownedBy?.split('.') ?? [];

const collectionOf = (address: string): string => address.slice(0, address.lastIndexOf('/'));

const isSameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** A relation is read as an object, as an address, or as a short id: before a save and after, not always the same. */
function addressOf(value: unknown, target: string, find: AddressOf): string | undefined {
  const of = typeof value === 'object' ? (value as Values)['@id'] : value;
  if (of === undefined) return undefined;
  const text = String(of);
  return text.includes('/') ? text : find(target, text);
}

/** @returns undefined where the record does not show it, and where the entity has no owners; nobody's is not one's own */
export function isOwn(
  entity: EntityDescriptor,
  record: Values | undefined,
  { me, addressOf: find }: { readonly me: Me | undefined; readonly addressOf: AddressOf },
): boolean | undefined {
  const [first = '', ...rest] = stepsOf(entity);
  const value = record?.[first];
  if (!me || value === undefined) return undefined;
  if (value === null) return false;
  if (rest.length === 0) return isSameEmail(String(value), me.email);
  const below = typeof value === 'object' && rest.length === 1 ? (value as Values)[rest[0] ?? ''] : undefined;
  if (typeof below === 'string') return isSameEmail(below, me.email);
  const address = addressOf(value, findProperty(entity, first)?.target ?? '', find);
  // Only the address of a person's own kind shows whether it is them.
  if (!address || !me.user || rest.length > 1 || collectionOf(address) !== collectionOf(me.user))
    return undefined;
  return address === me.user;
}

/** What keeps a list to one's own records, as `filter=` has it; undefined where that cannot be expressed. */
export function ownFilter(
  entity: EntityDescriptor,
  me: Me,
): { readonly field: string; readonly value: string } | undefined {
  const [field = '', ...rest] = stepsOf(entity);
  const value = rest.length === 0 ? me.email : rest.length === 1 ? me.user : null;
  return findProperty(entity, field) && value !== null ? { field, value } : undefined;
}
