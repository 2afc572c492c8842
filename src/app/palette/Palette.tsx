/** The command palette: one line to type in, and under it what it may mean. Everything by keyboard. */
import { Box, Dialog, LinearProgress, useMediaQuery, useTheme } from '@mui/material';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isMac } from '../../shortcuts/shortcuts.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { PaletteLine } from './PaletteLine.tsx';
import { PaletteOption } from './PaletteOption.tsx';
import { type Command, useCommands } from './useCommands.ts';

export interface PaletteProps {
  /** What was typed before the palette was there. */
  readonly typed: RefObject<string>;
  readonly onClose: () => void;
}

/** What a key does to the line chosen: the next one, or nothing where it is no key of a list. */
function moveChoice(key: string, { active, count }: { readonly active: number; readonly count: number }) {
  const moved: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: Math.min(active + 8, count - 1),
    PageUp: Math.max(active - 8, 0),
  };
  const next = moved[key];
  return next === undefined || count === 0 ? undefined : (next + count) % count;
}

const isOpener = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'k' && (isMac ? event.metaKey : event.ctrlKey);

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
    const next = moveChoice(event.key, { active, count: all.length });
    if (next !== undefined) setChosen(next);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) run(all[active]);
    else if (isOpener(event)) onClose();
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
      <PaletteLine
        typed={typed}
        onType={(next) => {
          setTyped(next);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
        onClose={onClose}
        listId={`${id}-list`}
        activeId={active >= 0 ? optionId(active) : undefined}
      />
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
              <PaletteOption
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
