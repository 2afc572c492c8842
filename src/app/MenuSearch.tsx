/** The line over the menu: finds any page that the person may open, and leads to the palette. */
import SearchIcon from '@mui/icons-material/Search';
import { ButtonBase, InputBase } from '@mui/material';
import { useTranslate } from 'ra-core';
import { isMac } from '../shortcuts/shortcuts.ts';
import { colors } from '../theme/palette.ts';

export interface MenuSearchProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onEnter: () => void;
  readonly onPalette: () => void;
}

export function MenuSearch({ value, onChange, onEnter, onPalette }: MenuSearchProps) {
  const translate = useTranslate();
  return (
    <InputBase
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && onEnter()}
      placeholder={translate('app.menu.search')}
      slotProps={{ input: { 'aria-label': translate('app.menu.search'), type: 'search' } }}
      startAdornment={<SearchIcon fontSize="small" sx={{ mr: 1, opacity: 0.8 }} />}
      endAdornment={!value && <PaletteButton onClick={onPalette} />}
      sx={{
        width: '100%',
        pl: 1.5,
        pr: 0.5,
        height: 40,
        borderRadius: 1,
        color: 'inherit',
        bgcolor: 'rgba(255,255,255,0.08)',
        '&:focus-within': { outline: `2px solid ${colors.ember}` },
        // With the palette's keys beside it, a word of each language fits whole.
        fontSize: 14,
        '& input::placeholder': { color: colors.chalkSoft, opacity: 1 },
      }}
    />
  );
}

function PaletteButton({ onClick }: { readonly onClick: () => void }) {
  const translate = useTranslate();
  return (
    <ButtonBase
      onClick={onClick}
      aria-label={translate('app.palette.open')}
      title={translate('app.palette.open')}
      sx={{
        flexShrink: 0,
        px: 0.75,
        height: 24,
        mr: 0.5,
        borderRadius: 0.5,
        border: `1px solid ${colors.plumSoft}`,
        color: colors.chalkSoft,
        fontSize: 12,
        '&:hover': { color: colors.chalk },
        // The button's name describes what it does; its keys are only a hint to the eye.
        '&::after': { content: `"${isMac ? '⌘' : 'Ctrl'} K"` },
      }}
    />
  );
}
