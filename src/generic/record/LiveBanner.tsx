/** Shows that somebody else changed the record that is being edited, before saving it would: to see, or to take over. */
import { Alert, Button } from '@mui/material';
import { type RaRecord, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { LiveChange } from '../../../schema/live.ts';
import { useActorName } from '../../i18n/useActorName.ts';
import { useLiveChanges } from '../../live/useLiveChanges.ts';
import { useSchema } from '../SchemaContext.tsx';

export interface LiveBannerProps {
  readonly record: RaRecord;
  readonly onReload: () => void;
  /** Given what is typed so far. */
  readonly onCompare: (mine: Readonly<Record<string, unknown>>) => void;
}

/** An ETag's version, without quotes and the mark of a weak one. */
const versionOf = (record: RaRecord) => String(record['@etag'] ?? '').replace(/^W\/|"/g, '');

export function LiveBanner({ record, onReload, onCompare }: LiveBannerProps) {
  const { entity } = useSchema();
  const translate = useTranslate();
  const nameActor = useActorName();
  const { isDirty } = useFormState();
  const { getValues } = useFormContext();
  const [change, setChange] = useState<LiveChange>();
  useLiveChanges(({ changes }) => {
    const last = changes.findLast(
      (each) => each.entity === entity.name && String(each.id) === String(record.id),
    );
    if (last) setChange(last);
  });
  // One's own change comes by the same way: its version is the one on the screen.
  if (!change || change.version === versionOf(record)) return null;
  const actor = nameActor(change.actor);
  if (change.action === 'delete')
    return (
      <Alert severity="warning" role="status" sx={{ mb: 3 }}>
        {translate('app.conflict.deleted', { actor })}
      </Alert>
    );
  const reload = () => {
    setChange(undefined);
    onReload();
  };
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 3 }}
      action={
        <Button color="inherit" size="small" onClick={isDirty ? () => onCompare(getValues()) : reload}>
          {translate(isDirty ? 'app.conflict.compare' : 'app.form.moveOn')}
        </Button>
      }
    >
      {translate('app.conflict.meanwhile', { actor })}
    </Alert>
  );
}
