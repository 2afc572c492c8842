/** Saves the desk sessions that are shown as a file for a spreadsheet, in the language of the screen. */
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { useAction } from '../../../../src/data/useAction.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { openFile } from '../../../../src/generic/record/openFile.ts';
import { type SessionChoice, STATES } from '../model.ts';
import { useTexts } from './useTexts.ts';

interface SessionsFileProps {
  readonly from: string;
  readonly to: string;
  readonly choice: SessionChoice;
}

export function SessionsFile({ from, to, choice }: SessionsFileProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const file = useAction('GET /accountability/desk_sessions.csv');
  const save = async () => {
    const language = locale.startsWith('fr') ? 'fr' : 'en';
    const state = STATES.find((name) => name === choice.state);
    const { seller, desk } = choice;
    const query = {
      from,
      to,
      seller: seller ?? undefined,
      desk: desk ?? undefined,
      state,
      language,
    } as const;
    const drawn = await file.run({ query });
    if (drawn.isDone) openFile(drawn.answer, t('deskSessions.file', { from, to }));
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
        {t('deskSessions.csv')}
      </Button>
      <ProblemAlert error={file.refusal?.error} />
    </>
  );
}
