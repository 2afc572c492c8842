/** Which policies a call asks for: what its entity's metadata says, else the product's default. */
import type { ActionDescriptor, EntityDescriptor, Right } from '../../schema/descriptor.ts';
import { defaultRights, policyCodes, SIGNED_IN } from '../../schema/policies.ts';
import type { Caller, Rights } from '../kit.ts';

/** A call of an entity: one of the engine's, or an action of its metadata. */
export type RightCall = 'read' | 'create' | 'update' | 'delete' | 'export' | 'import' | ActionDescriptor;

type Rightful = Pick<EntityDescriptor, 'rights'> & Partial<Pick<EntityDescriptor, 'operations'>>;

function readRight({ rights = defaultRights }: Rightful, call: RightCall): Right {
  if (call === 'read') return rights.read;
  if (call === 'export') return ('export' in rights ? rights.export : undefined) ?? rights.read;
  if (typeof call === 'string') return ('write' in rights && rights[call as 'create']) || rights.write;
  const named = 'actions' in rights ? rights.actions?.[call.name] : undefined;
  return named ?? (call.method === 'GET' ? rights.read : rights.write);
}

/** Policies of which any one is enough; none where being signed in is. */
export function policiesOf(descriptor: Rightful, call: RightCall): readonly string[] {
  const codes = [readRight(descriptor, call)].flat();
  return codes.includes(SIGNED_IN) ? [] : codes;
}

function importCalls({ operations = [] }: Rightful): readonly ('create' | 'update')[] {
  return (['create', 'update'] as const).filter((one) => operations.includes(one));
}

/** A server without a source of rights knows none and asks for none. */
export function mayCall(descriptor: Rightful, call: RightCall, { rights }: Pick<Caller, 'rights'>): boolean {
  if (!rights) return true;
  const codes = policiesOf(descriptor, call);
  const may = (other: RightCall): boolean => mayCall(descriptor, other, { rights });
  // A file of records shows no more than the list, and writes no more than a call for each.
  if (call === 'export' && !may('read')) return false;
  if (call === 'import' && !importCalls(descriptor).every(may)) return false;
  return codes.length === 0 || codes.some((code) => rights.policies.has(code));
}

/** Every policy, on everything. */
export function isFull({ policies }: Rights): boolean {
  return policyCodes.every((code) => policies.get(code) === 'all');
}
