/** What can be done with the chosen rows; offers everything the filters match once a whole page is chosen. */

import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import ArchiveIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, IconButton, Paper } from '@mui/material';
import { useListContext, useLocale, useTranslate } from 'ra-core';
import { type ReactNode, Suspense, useState } from 'react';
import { useMay } from '../../data/useMay.ts';
import { useMayOn } from '../../data/useMayHere.ts';
import { lazyPart } from '../../parts/lazyPart.tsx';
import { unprinted } from '../../theme/unprinted.ts';
import { useSchema } from '../SchemaContext.tsx';
import { bulkProperties } from './bulkProperties.ts';
import { useSelection } from './SelectionContext.tsx';
import type { Hidden } from './useListAddress.ts';
import { useScope } from './useScope.ts';

const BulkEditDialog = lazyPart(async () => (await import('./BulkEditDialog.tsx')).BulkEditDialog);
const BulkConfirmDialog = lazyPart(async () => (await import('./BulkConfirmDialog.tsx')).BulkConfirmDialog);
const ExportDialog = lazyPart(async () => (await import('./ExportDialog.tsx')).ExportDialog);

type Task = 'edit' | 'hide' | 'show' | 'delete' | 'export';

export interface SelectionBarProps {
  readonly hidden: Hidden;
  readonly columns: readonly string[];
}

export function SelectionBar({ hidden, columns }: SelectionBarProps) {
  const selection = useSelection();
  const [task, setTask] = useState<Task>();
  const translate = useTranslate();
  if (!selection) return null;
  return (
    <Paper
      role="region"
      aria-label={translate('app.bulk.label')}
      elevation={8}
      sx={{
        position: 'fixed',
        bottom: { xs: 8, sm: 24 },
        // In the middle of what the menu leaves.
        left: { xs: 8, sm: 'calc(50% + var(--menu-width, 0px) / 2)' },
        right: { xs: 8, sm: 'auto' },
        transform: { sm: 'translateX(-50%)' },
        zIndex: 1100,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 0.5,
        px: 1.5,
        py: 0.75,
        border: 1,
        borderColor: 'divider',
        // Placed from the middle it would be no wider than the half beside it.
        width: { sm: 'max-content' },
        maxWidth: { sm: 'calc(100vw - var(--menu-width, 0px) - 48px)' },
        ...unprinted,
      }}
    >
      <Chosen />
      <Tasks hidden={hidden} onChoose={setTask} />
      <IconButton size="small" aria-label={translate('app.list.keyClear')} onClick={selection.clear}>
        <CloseIcon fontSize="small" />
      </IconButton>
      <Suspense fallback={null}>
        <TaskDialog task={task} columns={columns} onClose={() => setTask(undefined)} />
      </Suspense>
    </Paper>
  );
}

function Chosen() {
  const selection = useSelection();
  const { data, total = 0, meta } = useListContext();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  if (!selection) return null;
  const { count, isAll, selectAll, ids } = selection;
  const number = (value: number) =>
    `${new Intl.NumberFormat(locale).format(value)}${meta?.isTotalBound && value === total ? '+' : ''}`;
  const isPage = !isAll && (data?.every((record) => ids.has(String(record.id))) ?? false);
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 0.5, pr: 1, fontSize: 14, flexWrap: 'wrap' }}
    >
      <Box component="span" role="status" sx={{ fontWeight: 600 }} className="num">
        {isAll
          ? translate('app.bulk.allChosen', { count: number(count) })
          : translate('app.bulk.chosen', { smart_count: count, count: number(count) })}
      </Box>
      {isPage && total > count && (
        <Button size="small" onClick={selectAll}>
          {translate('app.bulk.selectAll', { count: number(total) })}
        </Button>
      )}
    </Box>
  );
}

/** Whether a call may be made on any of the chosen records; of those that are not on the screen, the dialog counts. */
function useMayOfChosen(): (call: 'update' | 'delete') => boolean {
  const { entity } = useSchema();
  const { data = [] } = useListContext();
  const selection = useSelection();
  const mayOn = useMayOn(entity);
  const chosen = selection?.isAll ? [] : data.filter((record) => selection?.ids.has(String(record.id)));
  const isKnown = chosen.length > 0 && chosen.length === selection?.count;
  return (call) => (isKnown ? chosen.some((record) => mayOn(record).may(call)) : mayOn(undefined).may(call));
}

function Tasks({ hidden, onChoose }: { readonly hidden: Hidden; readonly onChoose: (task: Task) => void }) {
  const { entity, byName } = useSchema();
  const may = useMayOfChosen();
  const mayUpdate = may('update');
  const mayDelete = may('delete');
  const mayExport = useMay(entity, 'export');
  const canEdit = mayUpdate && bulkProperties(entity, byName).length > 0;
  const canHide = mayUpdate && entity.hide !== undefined;
  return (
    <>
      {canEdit && <Tool task="edit" icon={<EditIcon />} onChoose={onChoose} />}
      {canHide && hidden !== 'only' && <Tool task="hide" icon={<ArchiveIcon />} onChoose={onChoose} />}
      {canHide && hidden !== 'without' && <Tool task="show" icon={<ShowIcon />} onChoose={onChoose} />}
      {mayExport && <Tool task="export" icon={<DownloadIcon />} onChoose={onChoose} />}
      {mayDelete && <Tool task="delete" icon={<DeleteIcon />} onChoose={onChoose} color="error" />}
    </>
  );
}

interface ToolProps {
  readonly task: Task;
  readonly icon: ReactNode;
  readonly color?: 'error';
  readonly onChoose: (task: Task) => void;
}

function Tool({ task, icon, color, onChoose }: ToolProps) {
  const translate = useTranslate();
  return (
    <Button size="small" color={color ?? 'inherit'} startIcon={icon} onClick={() => onChoose(task)}>
      {translate(`app.bulk.${task}`)}
    </Button>
  );
}

interface TaskDialogProps {
  readonly task: Task | undefined;
  readonly columns: readonly string[];
  readonly onClose: () => void;
}

function TaskDialog({ task, columns, onClose }: TaskDialogProps) {
  const scope = useScope();
  if (!task) return null;
  if (task === 'edit') return <BulkEditDialog scope={scope} onClose={onClose} />;
  if (task === 'export') return <ExportDialog scope={scope} shown={columns} onClose={onClose} />;
  return <BulkConfirmDialog task={task} scope={scope} onClose={onClose} />;
}
