/** Asks before a file goes, and whether the customers that only it created go as well. */
import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  FormHelperText,
} from '@mui/material';
import { useState } from 'react';
import { useAction } from '../../../../src/data/useAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import type { ImportedFileRecord } from './useImportedFile.ts';
import { useTexts } from './useTexts.ts';

export function DeleteFile({
  file,
  onClose,
}: {
  readonly file: ImportedFileRecord;
  readonly onClose: () => void;
}) {
  const t = useTexts();
  const mayEraseAny = useHas('customers.erase');
  const remove = useAction('ImportedFile.remove', ['importStatus']);
  const [withCreated, setWithCreated] = useState(false);
  const mayErase = file.createdCount > 0 && mayEraseAny;
  const submit = async () => {
    const done = await remove.run({ id: file['@id'], query: withCreated ? { withCreated } : {} });
    if (done.isDone) onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="delete-file">
      <DialogTitle id="delete-file">{t('imports.removeTitle', { name: file.originalName })}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('imports.removeFile')}</DialogContentText>
        {mayErase && (
          <>
            <FormControlLabel
              control={
                <Checkbox checked={withCreated} onChange={(event) => setWithCreated(event.target.checked)} />
              }
              label={t('imports.removeCreated')}
            />
            <FormHelperText>{t('imports.removeCreatedHint')}</FormHelperText>
          </>
        )}
        <ProblemAlert error={remove.refusal?.error} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('imports.keep')}
        </Button>
        <Button color="error" variant="contained" disabled={remove.isPending} onClick={() => void submit()}>
          {t('imports.remove')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
