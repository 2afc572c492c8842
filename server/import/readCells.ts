/** The cells of a batch to the bodies of its rows. */
import type { Sql } from '../kit.ts';
import { type Draft, fault, itemsOf, type RowsInput } from './draft.ts';
import { findContext } from './findContext.ts';
import { type Found, findRelated } from './findRelated.ts';
import { idProperty } from './mapColumns.ts';
import { isEmptyCell, readValue } from './readValue.ts';

/** Ids for the cells of relations. */
export async function relate(sql: Sql, input: RowsInput, drafts: readonly Draft[]): Promise<void> {
  for (const column of input.mapped) {
    const { property, index } = column;
    if (property.kind !== 'relation' || property === idProperty) continue;
    const filled = drafts.filter(({ row }) => !isEmptyCell(row.cells[index]));
    const texts = new Set(filled.flatMap(({ row }) => itemsOf(column, row.cells[index] ?? null)));
    if (texts.size === 0) continue;
    const found = await findRelated(sql, { ...input, property }, texts);
    for (const draft of filled) {
      const each = itemsOf(column, draft.row.cells[index] ?? null).map((text) => found.get(text) as Found);
      const wrong = each.find((one) => 'code' in one);
      if (wrong && 'code' in wrong) draft.violations.push(fault(column, wrong));
      else {
        const ids = each.map((one) => ('id' in one ? one.id : 0));
        draft.known[property.name] = draft.body[property.name] = property.many ? ids : ids[0];
      }
    }
  }
}

/** The choices of a row: a currency or a timezone may be one of them. */
function readChoices({ mapped, money }: RowsInput, drafts: readonly Draft[]): void {
  for (const { property, index } of mapped.filter(
    (one) => one.property.kind === 'enum' && !one.property.many,
  ))
    for (const draft of drafts) {
      const cell = draft.row.cells[index];
      if (!isEmptyCell(cell)) draft.known[property.name] = readValue(property, cell, { money });
    }
}

/** All other cells, once it is known which currency and which timezone they are meant in. */
export async function readCells(sql: Sql, input: RowsInput, drafts: readonly Draft[]): Promise<void> {
  readChoices(input, drafts);
  for (const { property, index } of input.mapped) {
    if (property.kind === 'relation') continue;
    const dotted = property.kind === 'money' ? property.currencyFrom : property.timezoneFrom;
    const find = dotted === undefined ? () => undefined : await findContext(sql, input, dotted, drafts);
    for (const draft of drafts) {
      const cell = draft.row.cells[index];
      if (isEmptyCell(cell)) continue;
      const found = find(draft);
      const context = found === undefined ? {} : { currency: found, timezone: found };
      draft.body[property.name] = readValue(property, cell, { money: input.money, ...context });
    }
  }
}
