/** Opens the attestation of conformity, in the language of the screen; beside the audit documents. */
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Button } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { useAction } from '../../../../src/data/useAction.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { openFile } from '../../../../src/generic/record/openFile.ts';
import { currentCaller } from '../../../../src/session/currentCaller.ts';
import { useTexts } from './useTexts.ts';

export function AttestationButton() {
  const t = useTexts();
  const [locale] = useLocaleState();
  const draw = useAction('Contract.conformityAttestation');
  const { contract } = currentCaller() ?? {};
  const open = async () => {
    const language = locale === 'fr' ? 'fr' : 'en';
    const drawn = await draw.run({ params: { id: contract ?? 0 }, query: { language } });
    if (drawn.isDone) openFile(drawn.answer, t('conformity.attestation'));
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
        {t('conformity.attestation')}
      </Button>
      <ProblemAlert error={draw.refusal?.error} />
    </>
  );
}
