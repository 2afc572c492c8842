/** A test ticket of a layout as PDF; on a printer of the house it is the box's panel. */
import { Button, Paper, Typography } from '@mui/material';
import { useAction } from '../../../../src/data/useAction.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { openFile } from '../../../../src/generic/record/openFile.ts';
import type { Language, PaperType } from '../../Ticket/model.ts';
import { useTexts } from './useTexts.ts';

interface TestTicketProps {
  /** Of the layout. */
  readonly id: string;
  readonly paper: PaperType;
  readonly language: Language;
}

export function TestTicket(props: TestTicketProps) {
  const t = useTexts();
  return (
    <Paper
      variant="outlined"
      component="section"
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2, justifyItems: 'start' }}
    >
      <Typography variant="h2">{t('ticketLayout.test.title')}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('ticketLayout.test.text')}
      </Typography>
      <OpenTest {...props} />
    </Paper>
  );
}

function OpenTest({ id, paper, language }: TestTicketProps) {
  const t = useTexts();
  const draw = useAction('TicketLayout.testTicket');
  const open = async () => {
    const drawn = await draw.run({ id, params: { format: 'pdf' }, query: { paperType: paper, language } });
    if (drawn.isDone) openFile(drawn.answer, t('ticketLayout.test.file'));
  };
  return (
    <>
      <Button variant="outlined" disabled={draw.isPending} onClick={() => void open()}>
        {t('ticketLayout.test.open')}
      </Button>
      <ProblemAlert error={draw.refusal?.error} />
    </>
  );
}
