/** Opens an invoice as PDF, in the language of the screen. */
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Button } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { useAction } from '../../../../src/data/useAction.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { openFile } from '../../../../src/generic/record/openFile.ts';
import { useTexts } from './useTexts.ts';

export function InvoiceButton({ invoice, number }: { readonly invoice: string; readonly number: string }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const draw = useAction('Invoice.document');
  const open = async () => {
    const drawn = await draw.run({ id: invoice, query: { language: locale === 'fr' ? 'fr' : 'en' } });
    if (drawn.isDone) openFile(drawn.answer, number);
  };
  return (
    <>
      <Button size="small" startIcon={<PdfIcon />} disabled={draw.isPending} onClick={() => void open()}>
        {t('invoice.open', { number })}
      </Button>
      <ProblemAlert error={draw.refusal?.error} />
    </>
  );
}
