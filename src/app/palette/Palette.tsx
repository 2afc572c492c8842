/** The command palette: one line to type in, and under it what it may mean. Everything by keyboard. */
import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import { Box, Dialog, IconButton, InputBase, LinearProgress, useMediaQuery, useTheme } from '@mui/material';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Keys } from '../../shortcuts/Keys.tsx';
import { isMac } from '../../shortcuts/shortcuts.ts';
import { EntityIcon } from '../EntityIcon.tsx';
import { type Command, useCommands } from './useCommands.ts';

const visuallyHidden = {
  position: 'absolute',
  m: '-1px',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

export interface PaletteProps {
  /** What was typed before the palette was there. */
  readonly typed: RefObject<string>;
  readonly onClose: () => void;
}

export function Palette({ typed: begun, onClose }: PaletteProps) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [typed, setTyped] = useState(() => begun.current);
  const [chosen, setChosen] = useState(0);
  const { sections, isSearching } = useCommands(typed, pathname);
  const id = useId();
  const all = sections.flatMap(({ commands }) => commands);
  const active = Math.min(chosen, all.length - 1);
  const optionId = (index: number) => `${id}-${index}`;
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isOpener = event.key.toLowerCase() === 'k' && (isMac ? event.metaKey : event.ctrlKey);
    const move: Readonly<Record<string, number>> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: Math.min(active + 8, all.length - 1),
      PageUp: Math.max(active - 8, 0),
    };
    const next = move[event.key];
    if (next !== undefined && all.length > 0) setChosen((next + all.length) % all.length);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) run(all[active]);
    else if (isOpener) onClose();
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: {
          sx: { mt: { xs: 0, sm: '10vh' }, maxHeight: { xs: '100%', sm: '76vh' }, borderRadius: { sm: 2 } },
        },
      }}
    >
      <Box component="h2" id={`${id}-title`} sx={visuallyHidden}>
        {translate('app.palette.title')}
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          px: 2,
          minHeight: 56,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <SearchIcon fontSize="small" sx={{ color: 'text.secondary' }} />
        <InputBase
          autoFocus
          fullWidth
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
          placeholder={translate('app.palette.placeholder')}
          sx={{ fontSize: 17 }}
          slotProps={{
            input: {
              role: 'combobox',
              'aria-label': translate('app.palette.placeholder'),
              'aria-expanded': true,
              'aria-autocomplete': 'list',
              'aria-controls': `${id}-list`,
              ...(active >= 0 && { 'aria-activedescendant': optionId(active) }),
              autoComplete: 'off',
              spellCheck: false,
            },
          }}
        />
        <IconButton size="small" onClick={onClose} aria-label={translate('app.close')}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ height: 2 }}>
        {isSearching && <LinearProgress sx={{ height: 2 }} aria-label={translate('app.form.loading')} />}
      </Box>
      <Box
        id={`${id}-list`}
        role="listbox"
        aria-label={translate('app.palette.title')}
        sx={{ overflowY: 'auto', p: 1, pt: 0 }}
      >
        {sections.map((section) => (
          <Box key={section.name} role="group" aria-labelledby={`${id}-${section.name}`}>
            <Box
              id={`${id}-${section.name}`}
              role="presentation"
              sx={{ px: 1.5, pt: 1.5, pb: 0.5, fontSize: 12.5, fontWeight: 600, color: 'text.secondary' }}
            >
              {translate(`app.palette.${section.name}`)}
            </Box>
            {section.commands.map((command) => (
              <Option
                key={command.id}
                id={optionId(all.indexOf(command))}
                command={command}
                isActive={all[active] === command}
                onPoint={() => setChosen(all.indexOf(command))}
                onRun={() => run(command)}
              />
            ))}
          </Box>
        ))}
      </Box>
      <Box role="status" sx={{ px: 3, py: all.length === 0 ? 3 : 0, color: 'text.secondary' }}>
        {all.length === 0 && !isSearching && translate('app.palette.none', { typed })}
      </Box>
    </Dialog>
  );
}

function Option({
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
