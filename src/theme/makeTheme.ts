/** The MUI theme, light and dark: an 8 px rhythm, the product's own faces, a serif for titles, lines instead of shadows. */
import type { ThemeOptions } from '@mui/material';
import { colors } from './palette.ts';

const serif = "'Source Serif 4', Georgia, 'Noto Serif', serif";
const sans = "Inter, system-ui, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif";

export function makeTheme(mode: 'light' | 'dark'): ThemeOptions {
  const isDark = mode === 'dark';
  const line = isDark ? colors.nightLine : colors.line;
  const accent = isDark ? colors.brandNight : colors.brand;
  return {
    spacing: 8,
    shape: { borderRadius: 6 },
    palette: {
      mode,
      primary: { main: accent, contrastText: isDark ? colors.night : '#ffffff' },
      secondary: { main: isDark ? '#d3b4dd' : colors.plumSoft },
      background: {
        default: isDark ? colors.night : colors.paper,
        paper: isDark ? colors.nightSheet : colors.sheet,
      },
      text: {
        primary: isDark ? colors.chalk : colors.ink,
        secondary: isDark ? colors.chalkSoft : colors.inkSoft,
      },
      info: { main: isDark ? colors.linkNight : colors.link },
      success: { main: isDark ? colors.successNight : colors.success },
      warning: { main: isDark ? colors.warningNight : colors.warning },
      error: { main: isDark ? colors.dangerNight : colors.danger },
      divider: line,
    },
    typography: {
      fontFamily: sans,
      fontSize: 14,
      h1: { fontFamily: serif, fontSize: '2rem', fontWeight: 600, lineHeight: 1.2, letterSpacing: '-0.01em' },
      h2: { fontFamily: serif, fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.3 },
      h3: { fontSize: '0.8125rem', fontWeight: 650, lineHeight: 1.4, letterSpacing: '0.02em' },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          body: { fontVariantNumeric: 'lining-nums' },
          '.num, td': { fontVariantNumeric: 'tabular-nums lining-nums' },
          '.num': { whiteSpace: 'nowrap' },
          ':focus-visible': { outline: `2px solid ${accent}`, outlineOffset: 2 },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              transitionDuration: '0s !important',
              animationDuration: '0s !important',
            },
          },
        },
      },
      MuiPaper: {
        defaultProps: { elevation: 0 },
        styleOverrides: { root: { backgroundImage: 'none' } },
      },
      MuiMenu: { styleOverrides: { paper: { border: `1px solid ${line}` } } },
      MuiPopover: { styleOverrides: { paper: { border: `1px solid ${line}` } } },
      MuiAutocomplete: { styleOverrides: { paper: { border: `1px solid ${line}` } } },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: { minHeight: 40, paddingInline: 16 },
          sizeSmall: { minHeight: 32, paddingInline: 12 },
        },
      },
      MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
      MuiFormControl: { defaultProps: { size: 'small', variant: 'outlined' } },
      MuiOutlinedInput: {
        styleOverrides: {
          root: { backgroundColor: isDark ? colors.night : '#ffffff' },
          notchedOutline: { borderColor: isDark ? '#7a677d' : '#9b8b9d' },
        },
      },
      MuiTableCell: {
        styleOverrides: {
          root: { borderColor: line, padding: '10px 16px' },
          head: {
            fontSize: '0.8125rem',
            lineHeight: 1.35,
            fontWeight: 600,
            color: isDark ? colors.chalkSoft : colors.inkSoft,
            backgroundColor: 'transparent',
          },
        },
      },
      MuiTableRow: { styleOverrides: { root: { '&:last-of-type td': { borderBottom: 0 } } } },
      MuiDialogTitle: { defaultProps: { variant: 'h2' }, styleOverrides: { root: { paddingBlock: 20 } } },
      MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
      MuiTab: { styleOverrides: { root: { minHeight: 48, paddingInline: 16, fontWeight: 600 } } },
      MuiLink: { defaultProps: { underline: 'hover', color: 'info' } },
    },
  };
}
