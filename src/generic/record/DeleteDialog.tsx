/** Asks before the record on the screen is deleted; where the server refuses, shows what still refers to it. */
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDelete, useNotify, useRecordContext, useTranslate } from 'ra-core';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { apiUrl } from '../../data/apiUrl.ts';
import { callApi } from '../../data/callApi.ts';
import { isInverseList } from '../../data/choose.ts';
import { ProblemError } from '../../data/ProblemError.ts';
import { screenPath } from '../../data/screenPath.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { ProblemAlert } from '../ProblemAlert.tsx';
import { useSchema } from '../SchemaContext.tsx';

const CONFLICT = 409;

export interface DeleteDialogProps {
  readonly name: string;
  readonly onClose: () => void;
}

export function DeleteDialog({ name, onClose }: DeleteDialogProps) {
  const { entity } = useSchema();
  const record = useRecordContext();
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const [remove, { isPending, error }] = useDelete();
  if (!record) return null;
  const confirm = () =>
    remove(
      entity.name,
      { id: record.id, previousData: record },
      {
        onSuccess: () => {
          notify('app.form.deleted', { type: 'success' });
          void navigate(screenPath(entity.name, 'list'));
        },
      },
    );
  const isHeld = error instanceof ProblemError && error.status === CONFLICT;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="delete-title">
      <DialogTitle id="delete-title">{translate('app.form.deleteTitle', { name })}</DialogTitle>
      <DialogContent>
        {!error && translate('app.form.deleteText')}
        <ProblemAlert error={error} />
        {isHeld && <Holders id={String(record.id)} onGo={onClose} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('app.form.cancel')}
        </Button>
        {!isHeld && (
          <Button color="error" variant="contained" disabled={isPending} onClick={() => void confirm()}>
            {translate('app.form.delete')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** How many of each kind point here, each a link to them. */
function Holders({ id, onGo }: { readonly id: string; readonly onGo: () => void }) {
  const { entity } = useSchema();
  const label = useLabel();
  const translate = useTranslate();
  const lists = entity.properties.filter(isInverseList);
  const { data } = useQuery({
    queryKey: [entity.name, 'holders', id],
    queryFn: ({ signal }) => {
      const fields = lists.map(({ name }) => `${name}{@count}`).join(',');
      const address = `${apiUrl(entity.api)}${entity.collection}/${encodeURIComponent(id)}`;
      return callApi<Record<string, { readonly '@count': number } | undefined>>(
        `${address}?fields=${encodeURIComponent(fields)}`,
        { signal },
      );
    },
    enabled: lists.length > 0,
    gcTime: 0,
  });
  const held = lists.filter(({ name }) => (data?.[name]?.['@count'] ?? 0) > 0);
  if (held.length === 0) return null;
  return (
    <>
      {translate('app.record.heldBy')}
      <Box component="ul" sx={{ mt: 1, mb: 0 }}>
        {held.map((list) => (
          <li key={list.name}>
            <Link
              component={RouterLink}
              to={`${screenPath(entity.name, 'show', id)}?list=${list.name}`}
              onClick={onGo}
            >
              {label(list.label)} ({data?.[list.name]?.['@count']})
            </Link>
          </li>
        ))}
      </Box>
    </>
  );
}
