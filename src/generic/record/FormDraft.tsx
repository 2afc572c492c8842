/** Brings back what was typed into a form before the session ended, notes it, and lets it be given up. */
import { Alert, Button } from '@mui/material';
import { useRecordContext, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { writableProperties } from '../../data/choose.ts';
import { useSessionDraft } from '../../session/useSessionDraft.ts';
import { useSchema } from '../SchemaContext.tsx';
import { keepableValues } from './keepableValues.ts';

interface Typed {
  readonly values: Readonly<Record<string, unknown>>;
  /** Version of the record that was being changed. */
  readonly version?: unknown;
}

export function FormDraft({ slot }: { readonly slot: 'create' | 'edit' }) {
  const { entity, byName } = useSchema();
  const record = useRecordContext();
  const translate = useTranslate();
  const { getValues, setValue, reset } = useFormContext();
  const { dirtyFields, isSubmitSuccessful, isReady } = useFormState();
  const [restored, setRestored] = useState<Typed>();
  // The form takes its record in an effect of its own, after those of what is in it.
  const [isFilled, setFilled] = useState(false);
  useEffect(() => setFilled(isReady), [isReady]);
  const version = record?.['@etag'];
  useSessionDraft<Typed>({
    key: isFilled ? `form/${entity.name}/${slot}/${record?.id ?? ''}` : undefined,
    read: () => {
      const properties = writableProperties(entity, slot, byName);
      const values = keepableValues(properties, byName, { values: getValues(), dirty: dirtyFields });
      return values && { values, version };
    },
    restore: (typed) => {
      for (const [name, value] of Object.entries(typed.values)) setValue(name, value, { shouldDirty: true });
      setRestored(typed);
    },
  });
  if (!restored || isSubmitSuccessful) return null;
  const isOlder = slot === 'edit' && restored.version !== version;
  const discard = () => {
    reset();
    setRestored(undefined);
  };
  return (
    <Alert
      severity={isOlder ? 'warning' : 'info'}
      role="status"
      sx={{ mb: 3 }}
      action={
        <Button color="inherit" size="small" onClick={discard}>
          {translate('app.draft.discard')}
        </Button>
      }
    >
      {translate(isOlder ? 'app.draft.restoredOver' : 'app.draft.restored')}
    </Alert>
  );
}
