/** Chooses a list's columns and their order: dragged, or moved with the arrow keys on the handle. */
import DragIcon from '@mui/icons-material/DragIndicator';
import { Box, Button, Checkbox, IconButton, Stack, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { type DragEvent, useState } from 'react';
import type { PropertyDescriptor } from '../../../schema/descriptor.ts';
import { foldText } from '../../../schema/foldText.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { moveColumn } from './moveColumn.ts';
import type { Columns } from './useColumns.ts';

export function ColumnsPanel({ choices, chosen, choose, reset, isDefault }: Columns) {
  const translate = useTranslate();
  const label = useLabel();
  const [text, setText] = useState('');
  const [announced, setAnnounced] = useState('');
  const names = chosen.map((column) => column.name);
  const others = choices.filter((column) => !names.includes(column.name));
  const matches = (column: PropertyDescriptor) => foldText(label(column.label)).includes(foldText(text));
  const move = (name: string, to: number) => {
    const next = moveColumn(names, name, to);
    choose(next);
    const column = chosen.find((each) => each.name === name);
    if (column)
      setAnnounced(
        translate('app.list.moved', { name: label(column.label), position: next.indexOf(name) + 1 }),
      );
  };
  return (
    <Box sx={{ width: 300, maxWidth: '100%', display: 'flex', flexDirection: 'column', maxHeight: '70vh' }}>
      <Box sx={{ p: 1.5, pb: 1 }}>
        <TextField
          type="search"
          fullWidth
          autoFocus
          label={translate('app.list.findColumn')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Box>
      <Box sx={{ overflow: 'auto', px: 1, flexGrow: 1 }}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {chosen.filter(matches).map((column) => (
            <Line
              key={column.name}
              column={column}
              position={names.indexOf(column.name)}
              onMove={move}
              onToggle={() => choose(names.filter((name) => name !== column.name))}
            />
          ))}
        </Box>
        <Box
          component="ul"
          sx={{ m: 0, mt: 0.5, pt: 0.5, pl: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
        >
          {others.filter(matches).map((column) => (
            <Line key={column.name} column={column} onToggle={() => choose([...names, column.name])} />
          ))}
        </Box>
      </Box>
      <Stack direction="row" sx={{ p: 1, borderTop: 1, borderColor: 'divider' }}>
        <Button size="small" color="inherit" disabled={isDefault} onClick={reset}>
          {translate('app.list.resetColumns')}
        </Button>
        <Box component="span" role="status" sx={hiddenSx}>
          {announced}
        </Box>
      </Stack>
    </Box>
  );
}

const hiddenSx = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' };
const dragType = 'application/x-column';

interface LineProps {
  readonly column: PropertyDescriptor;
  readonly onToggle: () => void;
  /** Among the chosen ones; absent: it is not shown. */
  readonly position?: number;
  readonly onMove?: (name: string, to: number) => void;
}

function Line({ column, onToggle, position, onMove }: LineProps) {
  const translate = useTranslate();
  const label = useLabel();
  const [isOver, setOver] = useState(false);
  const isChosen = position !== undefined;
  const name = label(column.label);
  return (
    <Box
      component="li"
      {...(onMove &&
        isChosen && {
          draggable: true,
          onDragStart: (event: DragEvent) => event.dataTransfer.setData(dragType, column.name),
          onDragOver: (event: DragEvent) => {
            event.preventDefault();
            setOver(true);
          },
          onDragLeave: () => setOver(false),
          onDrop: (event: DragEvent) => {
            setOver(false);
            const moved = event.dataTransfer.getData(dragType);
            if (moved) onMove(moved, position);
          },
        })}
      sx={{
        display: 'flex',
        alignItems: 'center',
        borderRadius: 1,
        minHeight: 36,
        '&:hover': { bgcolor: 'action.hover' },
        ...(isOver && { boxShadow: (theme) => `inset 0 2px 0 ${theme.palette.primary.main}` }),
      }}
    >
      <Box
        component="label"
        sx={{ display: 'flex', alignItems: 'center', flexGrow: 1, minWidth: 0, cursor: 'pointer', py: 0.5 }}
      >
        <Checkbox size="small" checked={isChosen} onChange={onToggle} sx={{ p: 0.5, mr: 1 }} />
        <Box component="span" sx={{ fontSize: 14, overflowWrap: 'anywhere' }}>
          {name}
        </Box>
      </Box>
      {onMove && isChosen && (
        <IconButton
          size="small"
          aria-label={translate('app.list.moveColumn', { name })}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            onMove(column.name, position + (event.key === 'ArrowUp' ? -1 : 1));
          }}
          sx={{ cursor: 'grab', color: 'text.secondary' }}
        >
          <DragIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
