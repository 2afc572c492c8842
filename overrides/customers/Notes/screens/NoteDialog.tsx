/** A note that is written or changed, or deleted. With a day it is a next action, of somebody or of whoever comes first. */
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Stack,
  Switch,
  TextField,
} from '@mui/material';
import { type FormEvent, Suspense, useId, useState } from 'react';
import type { CustomerRemark } from '../../../../schema/generated/customers/CustomerRemark.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { RelationPicker } from '../../../../src/fields/RelationPicker.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useTexts } from './useTexts.ts';

interface NoteDialogProps {
  readonly customer: number;
  /** Absent: a new one. */
  readonly note: CustomerRemark | undefined;
  readonly onDone: () => Promise<void>;
  readonly onClose: () => void;
}

const userIri = (id: string) => `/ticketing/v1/users/${id}`;

export function NoteDialog({ customer, note, onDone, onClose }: NoteDialogProps) {
  const t = useTexts();
  const id = useId();
  const create = useAction('CustomerNote.create', ['text']);
  const update = useAction('CustomerNote.update', ['text']);
  const [text, setText] = useState(note?.text ?? '');
  const [isPinned, setPinned] = useState(note?.isPinned ?? false);
  const [dueOn, setDueOn] = useState(note?.dueOn ?? '');
  const [assignee, setAssignee] = useState(note?.assignee ? String(note.assignee) : '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const values = {
      text: text.trim(),
      isPinned,
      // Only another day opens again what was done.
      ...((dueOn || null) !== (note?.dueOn ?? null) && { dueOn: dueOn || null }),
      assignee: dueOn && assignee ? userIri(assignee) : null,
    };
    const outcome = note
      ? await update.run({ id: note.note, body: values })
      : await create.run({ body: { ...values, customer: `/crm/customers/${customer}` } });
    if (outcome.isDone) await onDone();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>{t(note ? 'notes.change' : 'notes.new')}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 1 }}>
            <TextField
              label={t('notes.text')}
              value={text}
              required
              autoFocus
              multiline
              minRows={3}
              onChange={({ target }) => setText(target.value)}
              slotProps={{ htmlInput: { maxLength: 4000 } }}
            />
            <FormControlLabel
              control={<Switch checked={isPinned} onChange={(_event, isOn) => setPinned(isOn)} />}
              label={t('notes.pin')}
            />
            <TextField
              label={t('notes.due')}
              helperText={t('notes.dueHelp')}
              type="date"
              value={dueOn}
              onChange={({ target }) => setDueOn(target.value)}
              slotProps={{ inputLabel: { shrink: true } }}
            />
            {dueOn !== '' && (
              <Suspense fallback={null}>
                <RelationPicker
                  target="User"
                  label={t('notes.who')}
                  value={assignee || null}
                  onChange={(picked) => {
                    const one = [picked ?? []].flat()[0];
                    setAssignee(one && 'id' in one ? String(one.id) : '');
                  }}
                />
              </Suspense>
            )}
            <ProblemAlert error={create.refusal?.error ?? update.refusal?.error} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button type="button" color="inherit" onClick={onClose}>
            {t('notes.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={create.isPending || update.isPending}>
            {t('notes.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface RemoveNoteProps extends Pick<NoteDialogProps, 'onDone' | 'onClose'> {
  readonly note: CustomerRemark;
}

export function RemoveNote({ note, onDone, onClose }: RemoveNoteProps) {
  const t = useTexts();
  const id = useId();
  const remove = useAction('CustomerNote.delete');
  const confirm = async () => {
    if ((await remove.run({ id: note.note })).isDone) await onDone();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{t('notes.removeTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {note.text}
        </DialogContentText>
        <ProblemAlert error={remove.refusal?.error} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('notes.cancel')}
        </Button>
        <Button variant="contained" color="error" disabled={remove.isPending} onClick={() => void confirm()}>
          {t('notes.remove')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
