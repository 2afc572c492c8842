/** `GET /provider_ticket_imports/names`: what names at resellers mean here, and what is suggested for those that mean nothing yet. */
import { defineCall } from '../../../../server/call.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { buildBoard, type ImportName, type NameBoard, type NameKind } from '../model/board.ts';

/** Where names of a kind are, and where ours. */
const COLLECTIONS: Readonly<Record<NameKind, { readonly mappings: string; readonly ours: string }>> = {
  ticketing: { mappings: 'ticketing_mappings', ours: 'ticketings' },
  ticketprice: { mappings: 'ticket_price_mappings', ours: 'ticket_prices' },
  plan: { mappings: 'seat_config_mappings', ours: 'seat_configs' },
  seat: { mappings: 'seat_mappings', ours: 'seats' },
  contingent: { mappings: 'contingent_mappings', ours: 'contingents' },
};

interface BoardQuery {
  readonly contract: number;
  readonly kind: NameKind;
}

interface Row extends Omit<ImportName, 'mapping' | 'suggestion' | 'target'> {
  readonly id: number;
  readonly target: number | null;
  readonly targetName: string | null;
}

const nameRows = sqlFile<BoardQuery, Row>(import.meta.dirname, 'readNames.sql');

const choiceRows = sqlFile<BoardQuery, { readonly id: number; readonly name: string }>(
  import.meta.dirname,
  'readChoices.sql',
);

const ANSWERED = 500;

export const readNames = defineCall(
  'GET /provider_ticket_imports/names',
  async ({ tx, contract }, { query: { kind, shown, name } }) => {
    const { mappings, ours } = COLLECTIONS[kind];
    const ourIri = (id: number) => `/ticketing/v1/${ours}/${id}`;
    const rows = await tx.query(nameRows({ contract, kind }));
    const choices = await tx.query(choiceRows({ contract, kind }));
    const board: NameBoard = buildBoard(
      rows.map(({ id, target, targetName, ...row }) => ({
        ...row,
        mapping: `/ticketing/v1/${mappings}/${id}`,
        target: target === null ? null : { id: ourIri(target), name: targetName ?? '' },
      })),
      choices.map((choice) => ({ id: ourIri(choice.id), name: choice.name })),
      { shown: shown ?? 'all', name: name ?? null, most: ANSWERED },
    );
    return { value: board };
  },
);
