/** The values that identify a row's record, each once in a file. */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { readIri } from '../plan/readIri.ts';
import { type Draft, fault, type RowsInput, textOf } from './draft.ts';
import { idProperty } from './mapColumns.ts';
import { isEmptyCell, readValue } from './readValue.ts';

/** The key as it is compared: addresses of people do not depend on case. */
export const keyOf = (property: PropertyDescriptor, value: unknown): string =>
  property.kind === 'email' ? String(value).toLowerCase() : String(value);

export function readRowKeys(input: RowsInput, drafts: readonly Draft[]): void {
  const { key, mapped, resource, contract, seen } = input;
  const column = mapped.find(({ property }) => property === key);
  if (!key || !column) return;
  for (const draft of drafts) {
    const cell = draft.row.cells[column.index];
    if (isEmptyCell(cell)) continue;
    const value =
      key === idProperty
        ? readIri(resource, /^\d+$/.test(textOf(cell)) ? Number(textOf(cell)) : textOf(cell), contract)
        : readValue(key, cell, { money: input.money });
    if (value === undefined) {
      draft.violations.push(fault(column, { code: 'relation', message: 'This is no id and no IRI.' }));
      continue;
    }
    draft.keyText = keyOf(key, value);
    const first = seen.get(draft.keyText);
    if (first === undefined) seen.set(draft.keyText, draft.row.number);
    else {
      const message = `The row ${first} has this already.`;
      draft.violations.push(fault(column, { code: 'duplicate', message }));
    }
  }
}
