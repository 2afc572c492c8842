/** Whose data a request is about: the contract it names, else the one its token implies. */
import type { Caller } from '../kit/caller.ts';
import { requestProblem } from './errors.ts';

const iri = /^(?:[^?#]*\/contracts\/)?(\d{1,15})$/;

/** The number in an id or IRI of a contract. */
export function readContractId(named: unknown): number {
  const value = typeof named === 'object' && named !== null && '@id' in named ? named['@id'] : named;
  const id =
    typeof value === 'number' || typeof value === 'string' ? iri.exec(String(value))?.[1] : undefined;
  if (!id)
    throw requestProblem('REQ-003', {
      contract: typeof named === 'object' ? 'an object' : String(named).slice(0, 80),
    });
  return Number(id);
}

/** Where the address of a request names its contract. */
export function listNamedContracts({ params, query }: Addressed): readonly unknown[] {
  const { contractId } = (params ?? {}) as { readonly contractId?: unknown };
  const { contract, contractId: asked } = (query ?? {}) as {
    readonly contract?: unknown;
    readonly contractId?: unknown;
  };
  return [contractId, contract, asked];
}

interface Addressed {
  readonly params: unknown;
  readonly query: unknown;
}

export function readContract(caller: Caller, named: readonly unknown[]): number {
  let chosen: number | undefined;
  for (const name of named) {
    if (name === undefined) continue;
    const id = readContractId(name);
    if (!caller.contracts.includes(id)) throw requestProblem('REQ-002', { contract: id });
    // Two names that differ: the caller may see both, but a request is about one.
    if (chosen !== undefined && chosen !== id)
      throw requestProblem('REQ-003', { contract: `${chosen}, ${id}` });
    chosen = id;
  }
  const contract = chosen ?? caller.contract;
  if (contract === undefined) throw requestProblem('REQ-001');
  return contract;
}
