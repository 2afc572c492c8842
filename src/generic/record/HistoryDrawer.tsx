/** Who changed the record, when, from what to what, newest first; a change can be set back. */
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, Drawer, IconButton, Skeleton, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { EmptyState } from '../EmptyState.tsx';
import { ProblemAlert } from '../ProblemAlert.tsx';
import { useSchema } from '../SchemaContext.tsx';
import { HistoryEntry } from './HistoryEntry.tsx';
import { type HistoryChange, useHistory } from './history.ts';
import { RevertDialog } from './RevertDialog.tsx';

export interface HistoryDrawerProps {
  readonly id: string;
  readonly onClose: () => void;
}

export function HistoryDrawer({ id, onClose }: HistoryDrawerProps) {
  const translate = useTranslate();
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': 'history-title',
          sx: { width: 'min(100vw, 520px)', borderLeft: 1, borderColor: 'divider' },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          px: 3,
          py: 2,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id="history-title" variant="h2">
          {translate('app.history.title')}
        </Typography>
        <IconButton aria-label={translate('app.close')} onClick={onClose} edge="end">
          <CloseIcon />
        </IconButton>
      </Box>
      <Box tabIndex={0} sx={{ overflowY: 'auto', flexGrow: 1 }}>
        <Entries id={id} />
      </Box>
    </Drawer>
  );
}

function Entries({ id }: { readonly id: string }) {
  const { entity } = useSchema();
  const record = useRecordContext() ?? { id };
  const translate = useTranslate();
  const { changes, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useHistory(
    entity,
    id,
  );
  const [reverting, setReverting] = useState<HistoryChange>();
  if (isPending) return <Waiting />;
  if (error)
    return (
      <Box sx={{ px: 3 }}>
        <ProblemAlert error={error} onRetry={() => void refetch()} />
      </Box>
    );
  if (changes.length === 0)
    return <EmptyState title={translate('app.history.none')} text={translate('app.history.noneText')} />;
  return (
    <>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {changes.map((change) => (
          <HistoryEntry
            key={change.sequence}
            change={change}
            record={record}
            onRevert={() => setReverting(change)}
          />
        ))}
      </Box>
      {hasNextPage && (
        <Box sx={{ p: 2, textAlign: 'center' }}>
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {translate('app.history.older')}
          </Button>
        </Box>
      )}
      {reverting && (
        <RevertDialog id={id} change={reverting} record={record} onClose={() => setReverting(undefined)} />
      )}
    </>
  );
}

function Waiting() {
  return (
    <Box sx={{ px: 3, py: 2 }}>
      {[1, 2, 3].map((each) => (
        <Box key={each} sx={{ mb: 3 }}>
          <Skeleton width="60%" />
          <Skeleton variant="rounded" height={48} />
        </Box>
      ))}
    </Box>
  );
}
