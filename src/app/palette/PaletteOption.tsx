/** One line of the palette: what it would do, and the keys that do the same. */
import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Keys } from '../../shortcuts/Keys.tsx';
import { EntityIcon } from '../EntityIcon.tsx';
import type { Command } from './useCommands.ts';

export function PaletteOption({
  id,
  command,
  isActive,
  onPoint,
  onRun,
}: {
  readonly id: string;
  readonly command: Command;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onRun: () => void;
}) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // The input keeps the focus and its keys; the pointer only chooses.
    <Box
      ref={element}
      id={id}
      role="option"
      aria-selected={isActive}
      onMouseMove={isActive ? undefined : onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onRun}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 1.5,
        minHeight: 44,
        borderRadius: 1,
        cursor: 'pointer',
        scrollMargin: 40,
        ...(isActive && { bgcolor: 'action.selected', boxShadow: 'inset 3px 0 0 var(--mark)' }),
        '--mark': (theme) => theme.palette.primary.main,
      }}
    >
      <Box component="span" sx={{ color: 'text.secondary', display: 'flex', flexShrink: 0 }}>
        <EntityIcon name={command.icon ?? 'Bolt'} />
      </Box>
      <Box component="span" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {command.title}
      </Box>
      {command.detail && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 13, flexShrink: 0 }}>
          {command.detail}
        </Box>
      )}
      {command.keys && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <Keys keys={command.keys} />
        </Box>
      )}
    </Box>
  );
}
