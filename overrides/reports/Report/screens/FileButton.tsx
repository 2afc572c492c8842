/** Saves a file of a report, in the language of the screen. */
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { useAction } from '../../../../src/data/useAction.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { openFile } from '../../../../src/generic/record/openFile.ts';

interface FileButtonProps {
  readonly call: `GET /reports/${'accounting' | 'sales' | 'takings'}.${'csv' | 'xlsx' | 'pdf'}`;
  readonly label: string;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly filename: string;
}

export function FileButton({ call, label, query, filename }: FileButtonProps) {
  const [locale] = useLocaleState();
  const file = useAction(call);
  const save = async () => {
    const language = locale.startsWith('fr') ? 'fr' : 'en';
    const drawn = await file.run({ query: { ...query, language } });
    if (drawn.isDone) openFile(drawn.answer, filename);
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
        {label}
      </Button>
      <ProblemAlert error={file.refusal?.error} />
    </>
  );
}
