/** A test ticket of a layout on a printer of the house that has its paper: a panel of the layout's page. */
import { Alert, Button, MenuItem, Paper, Stack, TextField, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { useState } from 'react';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { partsOf } from '../../../../src/generic/partsOf.tsx';
import { listPrinterChoices, type PrinterChoice } from '../../Channel/model.ts';
import { useBoxes } from '../../Printer/screens/useBoxes.ts';
import { usePrint } from '../../Printer/screens/usePrint.ts';
import { useTexts } from './useTexts.ts';

const { useRecord } = partsOf('TicketLayout');

const keyOf = ({ boxId, printer }: PrinterChoice) => `${boxId}/${printer.slug}`;

export function PrintTestTicket() {
  const t = useTexts();
  const layout = useRecord();
  const boxes = useBoxes();
  const id = layout?.['@id'];
  if (!id || !boxes.data) return null;
  const choices = listPrinterChoices(boxes.data.member).filter(
    ({ printer }) =>
      printer.state !== 'offline' && (!layout.paperType || printer.paperType === layout.paperType),
  );
  return (
    <Paper
      variant="outlined"
      component="section"
      sx={{ mt: 3, p: { xs: 2, sm: 3 }, display: 'grid', gap: 2, justifyItems: 'start' }}
    >
      <Typography variant="h2">{t('testTicket.title')}</Typography>
      {choices.length > 0 ? (
        <PrintOn choices={choices} layout={id} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{t('testTicket.none')}</Typography>
      )}
    </Paper>
  );
}

function PrintOn({
  choices,
  layout,
}: {
  readonly choices: readonly PrinterChoice[];
  readonly layout: string;
}) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const print = usePrint();
  const [chosen, setChosen] = useState('');
  const choice = choices.find((one) => keyOf(one) === chosen) ?? choices[0];
  if (!choice) return null;
  const { dpi, paperType, slug } = choice.printer;
  const language = locale === 'fr' ? 'fr' : 'en';
  const address = `${layout}/test_ticket.png?dpi=${dpi}&paperType=${paperType}&language=${language}`;
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label={t('testTicket.printer')}
          value={keyOf(choice)}
          onChange={({ target }) => setChosen(target.value)}
          sx={{ minWidth: 220 }}
        >
          {choices.map((one) => (
            <MenuItem key={keyOf(one)} value={keyOf(one)}>
              {one.printer.name} · {one.boxName}
            </MenuItem>
          ))}
        </TextField>
        <Button
          variant="contained"
          disabled={print.isPending}
          onClick={() => print.mutate({ boxId: choice.boxId, printerSlug: slug, urlList: [address] })}
        >
          {t('testTicket.print')}
        </Button>
      </Stack>
      {print.isSuccess && (
        <Alert severity="success" role="status">
          {t('testTicket.printed')}
        </Alert>
      )}
      <ProblemAlert error={print.error} />
    </>
  );
}
