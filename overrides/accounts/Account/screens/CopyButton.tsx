/** Puts a text on the clipboard and confirms it; where the browser forbids it, the text stays to be copied by hand. */
import CopyIcon from '@mui/icons-material/ContentCopy';
import { Button } from '@mui/material';
import { useNotify } from 'ra-core';
import { useTexts } from './useTexts.ts';

export function CopyButton({ text }: { readonly text: string }) {
  const translate = useTexts();
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify(translate('account.copied'), { type: 'success' });
    } catch {
      notify(translate('account.notCopied'), { type: 'warning' });
    }
  };
  return (
    <Button variant="outlined" size="small" startIcon={<CopyIcon />} onClick={() => void copy()}>
      {translate('account.copy')}
    </Button>
  );
}
