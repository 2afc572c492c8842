/**
 * Asks before a call whose metadata describes what it gives up, in a screen of one's own: which call, of which record, and
 * what it does. Generated pages ask the same in `record/ActionDialog.tsx`.
 */
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useTranslate } from 'ra-core';
import { use, useId } from 'react';
import type { ActionName } from '../../schema/generated/actions.ts';
import { loadSchema } from '../data/descriptors.ts';
import { useLabel } from '../i18n/useLabel.ts';
import { ProblemAlert } from './ProblemAlert.tsx';

export interface ConfirmActionProps {
  readonly action: ActionName;
  /** What people call the record. */
  readonly name: string;
  readonly isPending: boolean;
  readonly error: Error | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Waits for the entity's metadata: put it below a `Suspense`. */
export function ConfirmAction({ action, name, isPending, error, onConfirm, onClose }: ConfirmActionProps) {
  const [entityName = '', actionName = ''] = action.split('.');
  const { entity } = use(loadSchema(entityName));
  const translate = useTranslate();
  const label = useLabel();
  const titleId = useId();
  const declared = entity.actions.find((one) => one.name === actionName);
  if (!declared) throw new Error(`The entity "${entityName}" has no action "${actionName}".`);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {translate('app.record.actionOf', { action: label(declared.label), name })}
      </DialogTitle>
      <DialogContent>
        {declared.confirm && <DialogContentText>{label(declared.confirm)}</DialogContentText>}
        <ProblemAlert error={error} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('app.form.cancel')}
        </Button>
        <Button color="error" variant="contained" disabled={isPending} onClick={onConfirm}>
          {label(declared.label)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
