/**
 * The journal through the API: what a list shows is read from the signed text itself. By expression, so that a text which
 * somebody broke is still shown; the names are members of the record alone, and of nothing within it.
 */
import { defineBehaviour } from '../../../../server/behaviour.ts';

const text = (name: string) => (row: string) => `substring(${row}."content" from '"${name}":"([^"]*)"')`;

export const journalRecordBehaviour = defineBehaviour('JournalRecord', {
  computed: {
    type: text('type'),
    document: text('document'),
    operator: text('operator'),
    total: (row) => `substring(${row}."content" from '"total":(-?[0-9]{1,15})')::bigint`,
  },
});
