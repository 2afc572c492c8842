/** The first rows of the file as they are read, and above each column where it goes. */
import { Box, FormControlLabel, Switch, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useAction } from '../../../../src/data/useAction.ts';
import { NativeChoice } from '../../../../src/generic/NativeChoice.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { type Columns, TARGETS, type Target } from '../model/columns.ts';
import { readMapping, readSheet } from '../model/settings.ts';
import { ColumnsTable } from './ColumnsTable.tsx';
import { FlowButtons } from './FlowFrame.tsx';
import { useTexts } from './useTexts.ts';
import { type TicketFile, useForgetFile } from './useTicketFile.ts';
import { WithFile } from './WithFile.tsx';

const SIGNS = ['semicolon', 'comma', 'tab', 'pipe'] as const;

export const PreviewStep = () => (
  <WithFile step="preview">{(file) => <Preview key={JSON.stringify(file.context)} file={file} />}</WithFile>
);

function Preview({ file }: { readonly file: TicketFile }) {
  const t = useTexts();
  const forget = useForgetFile();
  const mapping = readMapping(file.mapping);
  const [columns, setColumns] = useState<Columns>(mapping.columns);
  const update = useAction('ProviderTicketImportedFile.update', ['originalName']);
  const next = async () => {
    const done = await update.run({ id: file['@id'], body: { mapping: { ...mapping, columns } } });
    if (done.isDone) forget();
    return done.isDone;
  };
  // One column to a place: whoever had it gives it up.
  const choose = (column: string, target: Target | null) =>
    setColumns({
      ...Object.fromEntries(
        Object.entries(columns).map(([name, before]) => [name, before === target ? null : before]),
      ),
      [column]: target,
    });
  return (
    <>
      <Reading file={file} />
      <Typography variant="h2" sx={{ mt: 3, mb: 1 }}>
        {t('timport.preview.columns')}
      </Typography>
      <Box sx={{ color: 'text.secondary', mb: 1 }} className="num">
        {t('timport.preview.rows', { smart_count: file.rowCount })}
      </Box>
      <ColumnsTable sheet={readSheet(file.sheet)} columns={columns} targets={TARGETS} onChoose={choose} />
      <ProblemAlert error={update.refusal?.error} />
      <FlowButtons step="preview" isPending={update.isPending} onNext={next} />
    </>
  );
}

/** What is found about the file is right most times; where it is not, it is read again at once. */
function Reading({ file }: { readonly file: TicketFile }) {
  const t = useTexts();
  const forget = useForgetFile();
  const analyze = useAction('ProviderTicketImportedFile.analyze', ['originalName']);
  const { context } = file;
  const { sheetName, sheetNames } = readSheet(file.sheet);
  const [skip, setSkip] = useState(String(context?.rowsToSkip ?? 0));
  const read = async (change: Partial<NonNullable<TicketFile['context']>>, sheet = sheetName) => {
    const body = { context: { ...context, ...change }, ...(sheet && { sheetName: sheet }) };
    if ((await analyze.run({ id: file['@id'], body })).isDone) forget();
  };
  const isOpen = file.importStatus === 'analyzed';
  if (!isOpen) return null;
  return (
    <>
      <Box
        component="fieldset"
        sx={{
          border: 0,
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          alignItems: 'center',
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 260px))' },
        }}
      >
        <Typography component="legend" variant="h2" sx={{ mb: 1.5 }}>
          {t('timport.preview.reading')}
        </Typography>
        {sheetNames.length > 0 ? (
          <NativeChoice
            label={t('timport.preview.sheet')}
            value={sheetName}
            onChange={(sheet) => void read({}, sheet)}
          >
            {sheetNames.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </NativeChoice>
        ) : (
          <NativeChoice
            label={t('timport.preview.delimiter')}
            value={context?.delimiter ?? 'semicolon'}
            onChange={(value) =>
              void read({ delimiter: SIGNS.find((sign) => sign === value) ?? 'semicolon' })
            }
          >
            {SIGNS.map((sign) => (
              <option key={sign} value={sign}>
                {t(`timport.preview.${sign}`)}
              </option>
            ))}
          </NativeChoice>
        )}
        <TextField
          size="small"
          type="number"
          label={t('timport.preview.skip')}
          value={skip}
          onChange={(event) => setSkip(event.target.value)}
          onBlur={() => Number(skip) !== context?.rowsToSkip && void read({ rowsToSkip: Number(skip) || 0 })}
          slotProps={{ htmlInput: { min: 0 } }}
        />
        <FormControlLabel
          control={
            <Switch
              checked={context?.hasHeader ?? true}
              onChange={(event) => void read({ hasHeader: event.target.checked })}
            />
          }
          label={t('timport.preview.header')}
        />
      </Box>
      <ProblemAlert error={analyze.refusal?.error} />
    </>
  );
}
