/** Asks before a change is set back, field by field; what was changed again since is refused by the server. */
import { Box, Button, Checkbox, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useRefresh, useTranslate } from 'ra-core';
import { useState } from 'react';
import { callApi } from '../../data/callApi.ts';
import { writableProperties } from '../../data/choose.ts';
import { forgetRecords } from '../../data/forgetRecords.ts';
import { usePress } from '../../data/usePress.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { ProblemAlert } from '../ProblemAlert.tsx';
import { useSchema } from '../SchemaContext.tsx';
import { changedProperties, FromTo } from './HistoryEntry.tsx';
import { type HistoryChange, historyUrl } from './history.ts';

export interface RevertDialogProps {
  readonly id: string;
  readonly change: HistoryChange;
  readonly record: Readonly<Record<string, unknown>>;
  readonly onClose: () => void;
}

export function RevertDialog({ id, change, record, onClose }: RevertDialogProps) {
  const { entity, byName } = useSchema();
  const translate = useTranslate();
  const label = useLabel();
  const notify = useNotify();
  const refresh = useRefresh();
  const client = useQueryClient();
  const revert = usePress(({ signal }, body: { readonly fields: readonly string[] }) =>
    callApi(`${historyUrl(entity, id)}/${change.sequence}/revert`, { method: 'POST', body, signal }),
  );
  const writable = writableProperties(entity, 'edit', byName);
  const able = changedProperties(entity, change).filter((each) => writable.includes(each) && !each.secret);
  const [fields, setFields] = useState(() => able.map((property) => property.name));
  const toggle = (name: string) =>
    setFields(fields.includes(name) ? fields.filter((each) => each !== name) : [...fields, name]);
  const confirm = async () => {
    const reverted = await revert.run({ fields });
    if (!reverted.isDone) return;
    notify('app.history.reverted', { type: 'success' });
    forgetRecords(client, entity.name);
    refresh();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="revert-title">
      <DialogTitle id="revert-title">{translate('app.history.revertTitle')}</DialogTitle>
      <DialogContent>
        {translate('app.history.revertText')}
        <Box sx={{ mt: 2, display: 'grid', gap: 1.5 }}>
          {able.map((property) => (
            <Box key={property.name} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
              <Checkbox
                checked={fields.includes(property.name)}
                onChange={() => toggle(property.name)}
                slotProps={{ input: { 'aria-label': label(property.label) } }}
                sx={{ p: 0.5, ml: -0.5 }}
              />
              <Box sx={{ minWidth: 0 }}>
                <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{label(property.label)}</Box>
                <FromTo
                  property={property}
                  from={change.changes[property.name]?.to ?? null}
                  to={change.changes[property.name]?.from}
                  record={record}
                />
              </Box>
            </Box>
          ))}
        </Box>
        <ProblemAlert error={revert.refusal?.error} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('app.form.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={revert.isPending || fields.length === 0}
          onClick={() => void confirm()}
        >
          {translate('app.history.revert')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
