/** Whose file it is, and whether codes are made for places that have none. */
import { Box, FormControlLabel, FormHelperText, Switch, TextField } from '@mui/material';
import { useState } from 'react';
import { useAction } from '../../../../src/data/useAction.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { readMapping } from '../model/settings.ts';
import { FlowButtons } from './FlowFrame.tsx';
import { useTexts } from './useTexts.ts';
import { type TicketFile, useForgetFile } from './useTicketFile.ts';
import { WithFile } from './WithFile.tsx';

export const OptionsStep = () => <WithFile step="options">{(file) => <Options file={file} />}</WithFile>;

function Options({ file }: { readonly file: TicketFile }) {
  const t = useTexts();
  const forget = useForgetFile();
  const mapping = readMapping(file.mapping);
  const [provider, setProvider] = useState(file.externalProvider ?? '');
  const [generateBarcode, setGenerate] = useState(mapping.generateBarcode);
  const update = useAction('ProviderTicketImportedFile.update', ['originalName']);
  const next = async () => {
    const body = { externalProvider: provider.trim() || null, mapping: { ...mapping, generateBarcode } };
    const done = await update.run({ id: file['@id'], body });
    if (done.isDone) forget();
    return done.isDone;
  };
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 560 }}>
        <TextField
          label={t('timport.options.provider')}
          helperText={t('timport.options.providerHint')}
          value={provider}
          onChange={(event) => setProvider(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 100, list: 'ticket-providers' } }}
        />
        <datalist id="ticket-providers">
          {(file.allowedProviders ?? []).map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Box>
          <FormControlLabel
            control={
              <Switch checked={generateBarcode} onChange={(event) => setGenerate(event.target.checked)} />
            }
            label={t('timport.options.codes')}
          />
          <FormHelperText sx={{ fontSize: 14 }}>{t('timport.options.codesHint')}</FormHelperText>
        </Box>
      </Box>
      <ProblemAlert error={update.refusal?.error} />
      <FlowButtons step="options" isPending={update.isPending} onNext={next} />
    </>
  );
}
