/** The rows an import refused, as a file to mend and to bring in again. */
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { downloadTo } from '../../data/downloadTo.ts';
import { ProblemAlert } from '../ProblemAlert.tsx';
import { useText } from './useText.ts';

export function RefusedRows({ iri }: { readonly iri: string }) {
  const text = useText();
  const [error, setError] = useState<unknown>();
  const save = () => {
    setError(undefined);
    downloadTo(iri, `${text('reportName')}.csv`, () => undefined).catch(setError);
  };
  return (
    <Box>
      <Button variant="outlined" startIcon={<DownloadIcon />} onClick={save}>
        {text('report')}
      </Button>
      <Box sx={{ color: 'text.secondary', fontSize: 14, mt: 1 }}>{text('reportText')}</Box>
      <ProblemAlert error={error} />
    </Box>
  );
}
