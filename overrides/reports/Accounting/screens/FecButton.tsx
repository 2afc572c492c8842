/** Saves every entry of a period as the French administration asks for it. */
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useAction } from '../../../../src/data/useAction.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { openFile } from '../../../../src/generic/record/openFile.ts';
import { useTexts } from '../../Report/screens/useTexts.ts';

interface FecButtonProps {
  readonly from: string;
  readonly to: string;
}

export function FecButton({ from, to }: FecButtonProps) {
  const t = useTexts();
  const file = useAction('GET /reports/accounting.txt');
  const save = async () => {
    const drawn = await file.run({ query: { from, to, language: 'fr' } });
    if (drawn.isDone) openFile(drawn.answer, `FEC${from}${to}.txt`.replaceAll('-', ''));
  };
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<DownloadIcon />}
        disabled={file.isPending}
        onClick={() => void save()}
      >
        {t('report.fec')}
      </Button>
      <ProblemAlert error={file.refusal?.error} />
    </>
  );
}
