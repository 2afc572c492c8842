/**
 * Who takes money online. A provider is asked outside of any transaction, may be asked again for the same attempt, and what
 * it answers is settled by `settle.ts` alone. The one there is takes none: a page of ours plays the bank.
 */
import type { Host } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import type { Outcome } from '../model.ts';

/** An attempt that is reserved: its row is committed. */
export interface ReservedAttempt {
  readonly contract: number;
  readonly id: number;
  readonly token: string;
  readonly amount: number;
  readonly currency: string;
}

export interface Provider {
  readonly kind: 'manual';
  /** @returns the address where the buyer pays */
  start(attempt: ReservedAttempt): Promise<string>;
  query(attempt: ReservedAttempt): Promise<Outcome>;
  /** Gives all of it back; the same again changes nothing. */
  refund(attempt: ReservedAttempt): Promise<void>;
}

/** What the simulator wrote down of an attempt, in what is the provider's. */
export interface SimulatedBank {
  readonly outcome?: Exclude<Outcome, 'open'>;
  readonly isRefunded?: boolean;
}

export const SIMULATOR = '/pay/simulator';

export const simulatorPath = ({ contract, token }: Pick<ReservedAttempt, 'contract' | 'token'>): string =>
  `${SIMULATOR}/${contract}/${token}`;

const OUTCOMES = ['paid', 'refused', 'abandoned'] as const;

export function readBank(metadata: unknown): SimulatedBank {
  if (metadata === null || typeof metadata !== 'object') return {};
  const outcome = 'outcome' in metadata ? OUTCOMES.find((one) => one === metadata.outcome) : undefined;
  const isRefunded = 'isRefunded' in metadata && metadata.isRefunded === true;
  return { ...(outcome && { outcome }), ...(isRefunded && { isRefunded }) };
}

export const attemptsOf = (contract: number) =>
  db.selectFrom('payment_attempt').where('contract_id', '=', contract);

type Store = Pick<Host, 'database' | 'transaction'>;

/** The bank's own books: kept with the attempt, written apart from what we make of it. */
export async function noteAtBank(
  { transaction }: Pick<Store, 'transaction'>,
  { contract, id }: Pick<ReservedAttempt, 'contract' | 'id'>,
  change: (bank: SimulatedBank) => SimulatedBank,
): Promise<SimulatedBank> {
  return transaction({ contract, actor: 'payment simulator' }, async ({ tx, write }) => {
    const [row] = await tx.query(
      attemptsOf(contract).select('provider_metadata as metadata').where('id', '=', id).forUpdate(),
    );
    const bank = change(readBank(row?.metadata));
    await write.update('PaymentAttempt', id, { providerMetadata: { ...asObject(row?.metadata), ...bank } });
    return bank;
  });
}

export const asObject = (value: unknown): object =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};

export function createManual(store: Store): Provider {
  return {
    kind: 'manual',
    start: async (attempt) => simulatorPath(attempt),
    async query({ contract, id }) {
      const [row] = await store.database.query(
        { contract },
        attemptsOf(contract).select('provider_metadata as metadata').where('id', '=', id),
      );
      return readBank(row?.metadata).outcome ?? 'open';
    },
    async refund(attempt) {
      await noteAtBank(store, attempt, (bank) => ({ ...bank, isRefunded: true }));
    },
  };
}
