/** The recovery codes, shown this once: to copy, to keep as a file, to print. */
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Alert, Button, Stack } from '@mui/material';
import { CopyButton } from './CopyButton.tsx';
import { printText } from './printText.ts';
import { SecretText } from './SecretText.tsx';
import { SmallDialog } from './SmallDialog.tsx';
import { useTexts } from './useTexts.ts';

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
  link.download = 'recovery-codes.txt';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const translate = useTexts();
  const title = translate('account.codes.title');
  const text = codes.join('\n');
  return (
    <SmallDialog title={title} close={translate('account.codes.kept')} onClose={onClose}>
      <Alert severity="warning">{translate('account.codes.once')}</Alert>
      <SecretText label={title} text={text} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <CopyButton text={text} />
        <Button variant="outlined" size="small" startIcon={<DownloadIcon />} onClick={() => download(text)}>
          {translate('account.codes.download')}
        </Button>
        <Button
          variant="outlined"
          size="small"
          startIcon={<PrintIcon />}
          onClick={() => printText({ title, text })}
        >
          {translate('account.codes.print')}
        </Button>
      </Stack>
    </SmallDialog>
  );
}
