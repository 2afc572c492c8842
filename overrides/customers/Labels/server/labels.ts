/**
 * `GET /v1/customers/labels.pdf`: the addresses of the customers of a segment on the labels of a sheet, and
 * `GET /v1/customers/labels`, how many they are before anything is drawn.
 */
import { defineAction } from '../../../../server/action.ts';
import { type ReadContext, requestProblem } from '../../../../server/kit.ts';
import { db, sqlFile } from '../../../../server/sql.ts';
import { layOutSheet } from '../../../tickets/Sticker/model.ts';
import { findCustomers } from '../../Segment/server/findCustomers.ts';
import { demandSegment } from '../../Segment/server/renderSegment.ts';
import { type Addressee, addressLines, countSheets, hasAddress } from '../model/addressLines.ts';
import { labelProblem } from './errors.ts';
import { labelTask } from './labelTask.ts';

/** Some two hundred sheets of 24. */
const MOST = 5000;
/** Of most organisers; addresses there need no country. */
const HOME = 'FR';

const readAddressees = sqlFile<{ readonly contract: number; readonly ids: readonly number[] }, Addressee>(
  import.meta.dirname,
  'readAddressees.sql',
);

const renderAddress = (person: Addressee) => addressLines(person, { home: HOME, language: 'fr' });

function readJson(text: string | null | undefined): unknown {
  if (!text) return [];
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

interface Wanted {
  readonly sticker: number;
  readonly segment?: string | null;
  readonly first?: number | null;
}

type Asking = Pick<ReadContext, 'tx' | 'contract' | 'caller'>;

async function readSheet({ tx, contract }: Asking, id: number) {
  const [sticker] = await tx.query(
    db
      .selectFrom('sticker')
      .select([
        'page_type as pageType',
        'horizontal_nb as horizontalNb',
        'vertical_nb as verticalNb',
        'sticker_width as stickerWidth',
        'sticker_height as stickerHeight',
        'margin_left as marginLeft',
        'margin_top as marginTop',
        'horizontal_distance as horizontalDistance',
        'vertical_distance as verticalDistance',
      ])
      .where('contract_id', '=', contract)
      .where('id', '=', id),
  );
  const sheet = sticker && layOutSheet(sticker);
  if (!sheet) throw requestProblem('REQ-010', { entity: 'Sticker', id });
  return sheet;
}

/** @throws CRM-018 */
async function plan(context: Asking, { sticker, segment, first }: Wanted) {
  const { tx, contract, caller } = context;
  const sheet = await readSheet(context, sticker);
  const { total, ids } = await findCustomers(tx, {
    contract,
    segment: demandSegment(readJson(segment), caller),
    window: { page: 1, size: MOST },
  });
  if (total > MOST) throw labelProblem('CRM-018', { people: total, most: MOST });
  const people = (await tx.query(readAddressees({ contract, ids }))).filter(hasAddress);
  return { sheet, people, total, skipped: ((first ?? 1) - 1) % sheet.labels.length };
}

export const labelCount = defineAction('CrmCustomer.labelCount', {
  async run(context, { query }) {
    const { sheet, people, total, skipped } = await plan(context, query);
    const labels = people.length;
    return {
      value: {
        people: total,
        labels,
        withoutAddress: total - labels,
        sheets: countSheets(labels, skipped + 1, sheet.labels.length),
        sample: people.slice(0, sheet.labels.length - skipped).map(renderAddress),
      },
    };
  },
});

export const labels = defineAction('CrmCustomer.labels', {
  async run(context, { query }) {
    const { sheet, people, total, skipped } = await plan(context, query);
    if (people.length === 0) throw labelProblem('CRM-017', { people: total });
    const { page, labels: boxes } = sheet;
    return { page, boxes, skipped, addresses: people.map(renderAddress) };
  },
  async finish({ host, contract, signal }, drawing) {
    const document = await host.workers.run(labelTask, drawing, { contract, signal });
    return { document, contentType: 'application/pdf', filename: 'labels.pdf' };
  },
});
