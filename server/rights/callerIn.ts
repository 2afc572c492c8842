/** The caller with the rights they have in a contract: one object as long as the rights stay, so that it can be a key. */
import type { Caller, Rights, RightsSource } from '../kit.ts';

interface Known {
  readonly rights: Rights;
  readonly caller: Caller;
}

const known = new WeakMap<Caller, Map<number, Known>>();

export async function callerIn(
  source: RightsSource | undefined,
  caller: Caller,
  contract: number,
): Promise<Caller> {
  if (!source) return caller;
  const rights = await source(caller, contract);
  let map = known.get(caller);
  if (!map) {
    map = new Map();
    known.set(caller, map);
  }
  const hit = map.get(contract);
  if (hit?.rights.signature === rights.signature) return hit.caller;
  const made = { ...caller, rights };
  map.set(contract, { rights, caller: made });
  return made;
}
