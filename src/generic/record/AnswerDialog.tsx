/** What a call answered that is no record: its members, to read. */
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useTranslate } from 'ra-core';
import { JsonValue } from '../../fields/JsonValue.tsx';

export interface AnswerDialogProps {
  readonly title: string;
  readonly value: unknown;
  readonly onClose: () => void;
}

export function AnswerDialog({ title, value, onClose }: AnswerDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="answer-title">
      <DialogTitle id="answer-title">{title}</DialogTitle>
      <DialogContent tabIndex={0}>
        <JsonValue value={value} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('app.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
