/** What prints a plan: a PDF in a tab of its own, in the language of who asks. */
import PrintIcon from '@mui/icons-material/Print';
import { Button } from '@mui/material';
import { useLocaleState } from 'ra-core';
import type { Press } from '../../../../src/data/usePress.ts';
import { openFile } from '../../../../src/generic/record/openFile.ts';

type Language = 'en' | 'fr';

interface PrintPlanProps {
  readonly label: string;
  /** Of the file, for browsers that save it. */
  readonly name: string;
  /** Its address. */
  readonly id: string;
  readonly press: Press<
    [request: { readonly id: string; readonly query: { readonly language: Language } }],
    Blob
  >;
  readonly isDisabled?: boolean;
}

export function PrintPlan({ label, name, id, press, isDisabled = false }: PrintPlanProps) {
  const [locale] = useLocaleState();
  const print = async () => {
    const drawn = await press.run({ id, query: { language: locale === 'fr' ? 'fr' : 'en' } });
    if (drawn.isDone) openFile(drawn.answer, name);
  };
  return (
    <Button
      color="inherit"
      startIcon={<PrintIcon />}
      disabled={isDisabled || press.isPending}
      onClick={() => void print()}
    >
      {label}
    </Button>
  );
}
