/** The receipt of an order: printed on the desk's printer, or opened as PDF. */
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptOutlined';
import { Alert, Box, Button } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { useAction } from '../../../../src/data/useAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { openFile } from '../../../../src/generic/record/openFile.ts';
import { CHANNEL_POLICIES } from '../../Channel/model.ts';
import { usePrintReceipt } from './usePrintReceipt.ts';
import { useTexts } from './useTexts.ts';

export function ReceiptActions({ order, number }: { readonly order: string; readonly number: string }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const language = locale === 'fr' ? 'fr' : 'en';
  const maySee = useHas('orders.read');
  const mayPrint = useHas(CHANNEL_POLICIES);
  const print = usePrintReceipt();
  const draw = useAction('Order.receipt');
  if (!maySee) return null;
  const open = async () => {
    const drawn = await draw.run({ id: order, params: { format: 'pdf' }, query: { language } });
    if (drawn.isDone) openFile(drawn.answer, `${number}.pdf`);
  };
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {mayPrint && (
          <Button
            variant="outlined"
            startIcon={<ReceiptIcon />}
            disabled={print.isPending}
            onClick={() => print.mutate({ order, language })}
          >
            {t(print.isPending ? 'receipt.printing' : 'receipt.print')}
          </Button>
        )}
        <Button
          variant="outlined"
          startIcon={<PdfIcon />}
          disabled={draw.isPending}
          onClick={() => void open()}
        >
          {t('receipt.pdf')}
        </Button>
      </Box>
      <Box aria-live="polite">
        {print.data === true && <Alert sx={{ mt: 1 }}>{t('receipt.printed')}</Alert>}
        {print.data === false && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            {t('receipt.noPrinter')}
          </Alert>
        )}
        <ProblemAlert error={print.error ?? draw.refusal?.error} />
      </Box>
    </Box>
  );
}
