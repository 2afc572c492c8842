/** Deletes the record on the screen after a question; a refusal is said in the question's place. */
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useDelete, useLocale, useNotify, useRecordContext, useRedirect, useTranslate } from 'ra-core';
import { useState } from 'react';
import { recordTitle } from '../fields/recordTitle.ts';
import { ProblemAlert } from './ProblemAlert.tsx';
import { useSchema } from './SchemaContext.tsx';

export function DeleteButton() {
  const { entity, byName } = useSchema();
  const record = useRecordContext();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const notify = useNotify();
  const redirect = useRedirect();
  const [isAsking, setAsking] = useState(false);
  const [remove, { isPending, error, reset }] = useDelete();
  if (!record) return null;
  const close = () => {
    reset();
    setAsking(false);
  };
  const confirm = () =>
    remove(
      entity.name,
      { id: record.id, previousData: record },
      {
        onSuccess: () => {
          notify('app.form.deleted', { type: 'success' });
          redirect('list', entity.name);
        },
      },
    );
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {translate('app.form.delete')}
      </Button>
      <Dialog open={isAsking} onClose={close} aria-labelledby="delete-title">
        <DialogTitle id="delete-title">
          {translate('app.form.deleteTitle', {
            name: recordTitle(record, entity, { entities: byName, locale }),
          })}
        </DialogTitle>
        <DialogContent>
          {translate('app.form.deleteText')}
          <ProblemAlert error={error} />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={close}>
            {translate('app.form.cancel')}
          </Button>
          <Button color="error" variant="contained" disabled={isPending} onClick={() => void confirm()}>
            {translate('app.form.delete')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
