/** The line to type in. It keeps the focus; the list below is its own, as a screen reader hears it. */
import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import { Box, IconButton, InputBase } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { KeyboardEvent } from 'react';

interface PaletteLineProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
  readonly listId: string;
  /** The chosen option's, where there is one. */
  readonly activeId: string | undefined;
}

export function PaletteLine({ typed, onType, onKeyDown, onClose, listId, activeId }: PaletteLineProps) {
  const translate = useTranslate();
  return (
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
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder={translate('app.palette.placeholder')}
        sx={{ fontSize: 17 }}
        slotProps={{
          input: {
            role: 'combobox',
            'aria-label': translate('app.palette.placeholder'),
            'aria-expanded': true,
            'aria-autocomplete': 'list',
            'aria-controls': listId,
            ...(activeId && { 'aria-activedescendant': activeId }),
            autoComplete: 'off',
            spellCheck: false,
          },
        }}
      />
      <IconButton size="small" onClick={onClose} aria-label={translate('app.close')}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
