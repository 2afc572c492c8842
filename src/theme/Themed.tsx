/** Everything below in the house's colours, light or dark. */
import { CssBaseline } from '@mui/material';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useEffect, useMemo } from 'react';
import { makeTheme } from './makeTheme.ts';
import { useMode } from './useMode.ts';

export function Themed({ children }: { readonly children: ReactNode }) {
  const [mode] = useMode();
  const theme = useMemo(() => createTheme(makeTheme(mode)), [mode]);
  useEffect(() => {
    // Native inputs and scroll bars follow.
    document.documentElement.style.colorScheme = mode;
  }, [mode]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
