/** Shows that the network is away for as long as it is: what is typed meanwhile is not lost, and not saved. */
import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function OfflineNotice() {
  const translate = useTranslate();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <Box role="status">
      {!isOnline && (
        <Box sx={{ px: 3, py: 1, bgcolor: 'warning.main', color: 'warning.contrastText', fontSize: 14 }}>
          {translate('app.offline')}
        </Box>
      )}
    </Box>
  );
}
