/** Shows, once for all parts, that code of this page could not be fetched, and how to go on without losing anything. */
import { Alert } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { isPartMissing, subscribeMissing } from './missingParts.ts';
import { ReloadButton } from './ReloadButton.tsx';

export function MissingNotice() {
  const translate = useTranslate();
  const isMissing = useSyncExternalStore(subscribeMissing, isPartMissing);
  if (!isMissing) return null;
  return (
    <Alert
      severity="warning"
      variant="filled"
      role="alert"
      action={<ReloadButton color="inherit" size="small" />}
      sx={{
        position: 'fixed',
        bottom: 24,
        insetInline: 16,
        mx: 'auto',
        maxWidth: 640,
        zIndex: 1400,
        boxShadow: 6,
      }}
    >
      {translate('app.partMissing')}
    </Alert>
  );
}
