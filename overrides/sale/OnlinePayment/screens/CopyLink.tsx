/** Copies the address of a payment link. */
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Button } from '@mui/material';
import { useNotify } from 'ra-core';
import { useTexts } from './useTexts.ts';

export function CopyLink({ url, buyer }: { readonly url: string; readonly buyer: string }) {
  const t = useTexts();
  const notify = useNotify();
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    notify(t('online.copied'), { type: 'success' });
  };
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<CopyIcon />}
      aria-label={t('online.copyOf', { buyer })}
      onClick={() => void copy()}
    >
      {t('online.copy')}
    </Button>
  );
}
