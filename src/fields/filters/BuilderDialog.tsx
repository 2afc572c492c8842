/** The and/or builder: conditions in groups, written as a sentence below, applied when they are done. */
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConditionGroup } from './ConditionGroup.tsx';
import { type Group, readConditions, writeConditions } from './conditions.ts';
import { GroupWords } from './FilterWords.tsx';

export interface BuilderDialogProps {
  /** As the address has it. */
  readonly value: unknown;
  readonly onChange: (value: string | undefined) => void;
  readonly onClose: () => void;
}

const start: Group = { join: 'and', parts: [{ field: '', op: 'eq', value: '' }] };

export function BuilderDialog({ value, onChange, onClose }: BuilderDialogProps) {
  const translate = useTranslate();
  const [group, setGroup] = useState<Group>(() => readConditions(value) ?? start);
  const written = writeConditions(group);
  const conditions = readConditions(written);
  const apply = () => {
    onChange(written);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="builder-title">
      <DialogTitle id="builder-title">{translate('app.filter.build')}</DialogTitle>
      <DialogContent>
        <ConditionGroup group={group} onChange={setGroup} />
        {conditions && (
          <Typography sx={{ mt: 3, color: 'text.secondary', fontSize: 14 }} aria-live="polite">
            <GroupWords group={conditions} />
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('app.form.cancel')}
        </Button>
        <Button variant="contained" onClick={apply}>
          {translate('app.filter.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
