/** A notice on a record that only its owner changes; it offers what takes it over where there is a call for that. */
import { Alert, Button } from '@mui/material';
import { useRecordContext, useTranslate } from 'ra-core';
import { useMay } from '../../data/useMay.ts';
import { useMayHere } from '../../data/useMayHere.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { useSchema } from '../SchemaContext.tsx';
import { isOffered } from './actions.ts';
import { useActionStart } from './useActionStart.tsx';

export function OwnerNotice({ id }: { readonly id: string }) {
  const { entity } = useSchema();
  const record = useRecordContext();
  const translate = useTranslate();
  const label = useLabel();
  const { may, mayRun } = useMayHere(entity);
  const { start, isPending, dialogs } = useActionStart(id);
  if (!useMay(entity, 'update') || may('update')) return dialogs;
  const takeOver = entity.actions.find(
    (action) => action.takesOver && isOffered(action, entity, record) && mayRun(action),
  );
  return (
    <>
      <Alert
        severity="info"
        sx={{ mb: 3 }}
        action={
          takeOver && (
            <Button color="inherit" size="small" disabled={isPending} onClick={() => void start(takeOver)}>
              {label(takeOver.label)}
            </Button>
          )
        }
      >
        {translate('app.record.notYours')}
      </Alert>
      {dialogs}
    </>
  );
}
