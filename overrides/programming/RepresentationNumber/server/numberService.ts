/**
 * The number of a performance among those of its show that the public pays for (R9), a moment behind what changes it, and
 * the VAT rate that goes by it (R8): the 141st is sold at the other rate without anybody's help.
 */
import {
  type DetailedChange,
  listContracts,
  type Service,
  type WriteContext,
} from '../../../../server/kit.ts';
import { anyOf, db, sqlFile } from '../../../../server/sql.ts';
import type { TaxedSale } from '../../TicketPrice/model/judgeRate.ts';
import { switchRate } from '../../TicketPrice/model/switchRate.ts';
import { readRates } from '../../TicketPrice/server/checkVatRate.ts';

const folder = import.meta.dirname;

interface OfShows {
  readonly contract: number;
  readonly shows: readonly number[];
}

const numberDates = sqlFile<
  OfShows,
  { readonly id: number; readonly stored: number | null; readonly number: number | null }
>(folder, 'numberDates.sql');

const readTaxed = sqlFile<
  OfShows,
  TaxedSale & { readonly id: number; readonly tax: number; readonly eventDate: number }
>(folder, 'readTaxed.sql');

const NIGHTLY = '35 3 * * *';
/** Shows of one transaction at night. */
const BATCH = 100;

/** What a change has to do with numbers or rates; a counter that moves has nothing. */
const CONCERNS = new Set([
  'start_date',
  'status',
  'ticketing_id',
  'representation_number',
  'is_representation_number_manually_fixed',
  'facial_value',
  'enabled',
  'event_date_id',
  'tax_id',
]);

const concerns = ({ action, changes }: DetailedChange): boolean =>
  action !== 'update' || Object.keys(changes).some((column) => CONCERNS.has(column));

/** Shows of what changed, as it is now and as it was. */
async function findShows({ tx, contract }: WriteContext, changes: readonly DetailedChange[]) {
  const idsOf = (entity: string) => changes.filter((one) => one.entity === entity).map((one) => one.entityId);
  const former = (column: string) =>
    changes.flatMap((one) => one.changes[column]?.filter((id) => typeof id === 'number') ?? []) as number[];
  const prices = await tx.query(
    db
      .selectFrom('ticket_price')
      .select('event_date_id as id')
      .where('contract_id', '=', contract)
      .where('id', '=', anyOf(idsOf('TicketPrice'))),
  );
  const dates = [
    ...idsOf('EventDate'),
    ...prices.flatMap(({ id }) => (id === null ? [] : [Number(id)])),
    ...former('event_date_id'),
  ];
  const shows = await tx.query(
    db
      .selectFrom('event_date')
      .select('ticketing_id as id')
      .distinct()
      .where('contract_id', '=', contract)
      .where('id', '=', anyOf(dates)),
  );
  return [...new Set([...shows.map(({ id }) => Number(id)), ...former('ticketing_id')])];
}

async function numberShows(context: WriteContext, shows: readonly number[]): Promise<void> {
  if (shows.length === 0) return;
  const { tx, contract, write } = context;
  const of = { contract, shows };
  const renumbered = await tx.query(numberDates(of));
  if (renumbered.length > 0)
    await write.updateMany(
      'EventDate',
      renumbered.map(({ id, number }) => ({ id: Number(id), values: { representationNumber: number } })),
    );
  const before = new Map(renumbered.map(({ id, stored }) => [Number(id), stored]));
  const taxed = await tx.query(readTaxed(of));
  if (taxed.length === 0) return;
  const rates = await tx.query(readRates({}));
  const switched = taxed.flatMap(({ id, eventDate, ...price }) => {
    const tax = switchRate({ ...price, before: before.get(Number(eventDate)) ?? null }, rates);
    return tax === undefined ? [] : [{ id: Number(id), values: { tax } }];
  });
  if (switched.length > 0) await write.updateMany('TicketPrice', switched);
}

const listShows = (contract: number, after: number) =>
  db
    .selectFrom('ticketing')
    .select('id')
    .where('contract_id', '=', contract)
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH);

export const numberService: Service = {
  name: 'representation numbers',
  register({ database, jobs, outbox }) {
    outbox.subscribe('representation-numbers', {
      entities: ['EventDate', 'TicketPrice'],
      async run(changes, context) {
        const own = changes.filter(concerns);
        if (own.length > 0) await numberShows(context, await findShows(context, own));
      },
    });
    // What became of performances without a change of theirs, such as a show that moved to another region.
    jobs.schedule(
      'representation numbers',
      NIGHTLY,
      { timezone: 'Europe/Paris' },
      async ({ signal, transaction }) => {
        for (const contract of await listContracts(database))
          for (let after = 0; after >= 0; ) {
            signal.throwIfAborted();
            after = await transaction(contract, async (context) => {
              const shows = (await context.tx.query(listShows(contract, after))).map(({ id }) => Number(id));
              await numberShows(context, shows);
              return shows.length === BATCH ? (shows.at(-1) ?? -1) : -1;
            });
          }
      },
    );
  },
};
