/** Asks before many records are deleted, hidden or shown again: with how many there are, counted just now. */
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton } from '@mui/material';
import { useLocale, useTranslate } from 'ra-core';
import type { ListScope } from '../../data/listQuery.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { ProblemAlert } from '../ProblemAlert.tsx';
import { useSchema } from '../SchemaContext.tsx';
import { LeftOut } from './LeftOut.tsx';
import { useSelection } from './SelectionContext.tsx';
import { useBulk, useReach } from './useBulk.ts';
import { useBulkOutcome } from './useBulkOutcome.ts';

export interface BulkConfirmDialogProps {
  readonly task: 'delete' | 'hide' | 'show';
  readonly scope: ListScope;
  readonly onClose: () => void;
}

export function BulkConfirmDialog({ task, scope: meant, onClose }: BulkConfirmDialogProps) {
  const { entity } = useSchema();
  const translate = useTranslate();
  const label = useLabel();
  const locale = useLocale() ?? 'en';
  const selection = useSelection();
  const {
    scope,
    total,
    leftOut,
    error: uncounted,
    recount,
  } = useReach(meant, task === 'delete' ? 'delete' : 'update');
  const { change, remove, isPending, error, reset } = useBulk();
  const notifyOutcome = useBulkOutcome();
  const run = async (count: number) => {
    const done =
      task === 'delete'
        ? await remove(scope, count)
        : await change(scope, { [entity.hide ?? '']: task === 'hide' }, count);
    if (!done.isDone) return;
    notifyOutcome(done.answer, task === 'delete' ? 'deleted' : 'changed');
    selection?.clear();
    onClose();
  };
  const again = () => {
    reset();
    recount();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="bulk-title" maxWidth="xs" fullWidth>
      <DialogTitle id="bulk-title">
        {total === undefined && !uncounted ? (
          <Skeleton width={240} />
        ) : (
          translate(`app.bulk.${task}Title`, {
            count: new Intl.NumberFormat(locale).format(total ?? 0),
            name: label(total === 1 ? entity.label : entity.plural).toLowerCase(),
          })
        )}
      </DialogTitle>
      <DialogContent>
        {translate(`app.bulk.${task}Text`)}
        <LeftOut count={leftOut} />
        <ProblemAlert error={uncounted ?? error} onRetry={again} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('app.form.cancel')}
        </Button>
        <Button
          color={task === 'delete' ? 'error' : 'primary'}
          variant="contained"
          disabled={!total || isPending || Boolean(error)}
          onClick={() => void run(total ?? 0)}
        >
          {translate(`app.bulk.${task}`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
