/** What a page looks like before it is there; shown a moment late, so that quick pages do not flicker. */
import { Box, Skeleton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';

const patience = 150;

export function PageLoading() {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box
      role="status"
      aria-label={translate('app.loading')}
      sx={{ px: { xs: 2, sm: 3, lg: 5 }, pt: 3, minHeight: 240 }}
    >
      {isShown && (
        <>
          <Skeleton width={240} height={48} />
          <Skeleton variant="rounded" height={160} sx={{ mt: 3 }} />
        </>
      )}
    </Box>
  );
}
