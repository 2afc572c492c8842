/**
 * Reports that a record was saved, and takes it back: what was changed is set to what it was, as a change of its own, and
 * only while nobody has changed the record since. A secret that was typed is not known to be set back: then no way is
 * offered.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { forgetRecords } from '../../data/forgetRecords.ts';
import { useMayOn } from '../../data/useMayHere.ts';
import { useSchema } from '../SchemaContext.tsx';
import { useRefusalNotice } from '../useRefusal.ts';
import { UndoNotice, undoDuration } from './UndoNotice.tsx';

type Values = Readonly<Record<string, unknown>>;

interface Saved {
  /** As the server answered it, with its new version. */
  readonly record: Values & { readonly id: string };
  /** What was sent. */
  readonly data: Values;
  readonly previous: Values | undefined;
  readonly fields: readonly string[];
}

export function useSavedNotice(): (saved: Saved) => void {
  const { entity } = useSchema();
  const provider = useDataProvider();
  const notify = useNotify();
  const noticeOf = useRefusalNotice();
  const client = useQueryClient();
  const mayOn = useMayOn(entity);
  return ({ record, data, previous, fields }) => {
    const names = changedNames(record, previous, data);
    const hasSecret = entity.properties.some(({ name, secret }) => secret && data[name]);
    if (names.length === 0 || hasSecret || !mayOn(record).may('update')) {
      notify('app.form.saved', { type: 'success' });
      return;
    }
    const before = Object.fromEntries(names.map((name) => [name, previous?.[name] ?? null]));
    const undo = async () => {
      const back = { id: record.id, data: { ...record, ...before }, previousData: record, meta: { fields } };
      try {
        await provider.update(entity.name, back);
        notify('app.form.undone', { type: 'info' });
      } catch (error) {
        notify(noticeOf(error), { type: 'error' });
      }
      forgetRecords(client, entity.name);
    };
    notify(<UndoNotice text="app.form.saved" onUndo={() => void undo()} />, {
      type: 'success',
      autoHideDuration: undoDuration,
    });
  };
}

/** Of what was sent, what the record has otherwise than before. */
function changedNames(record: Values, previous: Values | undefined, data: Values): readonly string[] {
  return Object.keys(data).filter(
    (name) =>
      !name.startsWith('@') &&
      name !== 'id' &&
      name in record &&
      JSON.stringify(record[name] ?? null) !== JSON.stringify(previous?.[name] ?? null),
  );
}
