/** Opens the statement of a desk session as PDF, in the language of the screen. */
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Button } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { useAction } from '../../../../src/data/useAction.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { openFile } from '../../../../src/generic/record/openFile.ts';

interface StatementButtonProps {
  readonly session: string;
  readonly label: string;
}

export function StatementButton({ session, label }: StatementButtonProps) {
  const [locale] = useLocaleState();
  const draw = useAction('DeskSession.accountabilityDocument');
  const open = async () => {
    const drawn = await draw.run({ id: session, query: { language: locale === 'fr' ? 'fr' : 'en' } });
    if (drawn.isDone) openFile(drawn.answer, label);
  };
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<PdfIcon />}
        disabled={draw.isPending}
        onClick={() => void open()}
      >
        {label}
      </Button>
      <ProblemAlert error={draw.refusal?.error} />
    </>
  );
}
