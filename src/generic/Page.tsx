/** The frame of a screen's content: its title (also the document's), what can be done, and the content itself. */
import { Box, Stack, Typography } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { unprinted } from '../theme/unprinted.ts';

export interface PageProps {
  readonly title: string;
  /** Above the title: where this stands, e.g. a link back to the list. */
  readonly above?: ReactNode;
  /** Under the title, one line. */
  readonly subtitle?: ReactNode;
  /** Buttons at the title's end. */
  readonly actions?: ReactNode;
  /** `form` keeps lines readable; `full` takes the window's width. */
  readonly width?: 'form' | 'wide' | 'full';
  readonly children: ReactNode;
}

const widths = { form: 960, wide: 1280, full: 'none' } as const;

export function Page({ title, above, subtitle, actions, width = 'full', children }: PageProps) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: widths[width],
        mx: width === 'full' ? 0 : 'auto',
        px: { xs: 2, sm: 3, lg: 5 },
        pt: { xs: 2, sm: 3 },
        pb: 6,
      }}
    >
      {above}
      <Stack
        direction="row"
        sx={{
          alignItems: { xs: 'center', sm: 'flex-end' },
          justifyContent: 'space-between',
          flexWrap: 'wrap',
          gap: { xs: 0.5, sm: 2 },
          mb: { xs: 2, sm: 3 },
        }}
      >
        {/* On a phone the title has its line, and what can be done is beside the text under it. */}
        <Box sx={{ minWidth: 0, display: { xs: 'contents', sm: 'block' } }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere', flexBasis: '100%' }}>
            {title}
          </Typography>
          {subtitle && (
            <Typography component="div" sx={{ color: 'text.secondary', mt: 0.5 }}>
              {subtitle}
            </Typography>
          )}
        </Box>
        {actions && (
          <Stack
            direction="row"
            sx={{
              gap: 1,
              flexWrap: 'wrap',
              alignItems: 'center',
              ml: { xs: 'auto', sm: 0 },
              ...unprinted,
            }}
          >
            {actions}
          </Stack>
        )}
      </Stack>
      {children}
    </Box>
  );
}
