/** Opens the drawer report of a desk session as PDF, in the language of the screen. */
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Button } from '@mui/material';
import { useLocaleState } from 'ra-core';
import type { DeskSessionOfDay } from '../../../../schema/generated/reports/DeskSessionOfDay.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { openFile } from '../../../../src/generic/record/openFile.ts';
import { useTexts } from './useTexts.ts';

export function DrawerReport({ session }: { readonly session: DeskSessionOfDay }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const draw = useAction('DeskSession.accountabilityDocument');
  const name = t('deskSessions.reportOf', { number: session.number });
  const open = async () => {
    const language = locale === 'fr' ? 'fr' : 'en';
    const drawn = await draw.run({ id: String(session.session), query: { language } });
    if (drawn.isDone) openFile(drawn.answer, name);
  };
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<PdfIcon />}
        disabled={draw.isPending}
        aria-label={name}
        onClick={() => void open()}
      >
        {t('deskSessions.pdf')}
      </Button>
      <ProblemAlert error={draw.refusal?.error} />
    </>
  );
}
