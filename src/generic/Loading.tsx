/** What stands while the first answer is on its way: quiet for a moment, so that a quick answer does not flicker. */
import { Box, CircularProgress } from '@mui/material';
import { useTranslate } from 'ra-core';

export function Loading() {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        py: 10,
        animation: 'appear 0.2s 0.3s both',
        '@keyframes appear': { from: { opacity: 0 } },
      }}
    >
      <CircularProgress aria-label={translate('ra.page.loading')} />
    </Box>
  );
}
