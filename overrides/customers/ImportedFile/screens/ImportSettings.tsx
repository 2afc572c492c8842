/** Before an import: where the columns go, who is known already, what would change, and the start. */
import { Box, Button, LinearProgress, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useAction } from '../../../../src/data/useAction.ts';
import { CheckStep } from '../../../../src/generic/import/CheckStep.tsx';
import type { Preview } from '../../../../src/generic/import/useImport.ts';
import { NativeChoice } from '../../../../src/generic/NativeChoice.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { type Entry, MappingEditor, type Targets } from './MappingEditor.tsx';
import { MatchChoices } from './MatchChoices.tsx';
import type { ImportedFileRecord } from './useImportedFile.ts';
import { useTexts } from './useTexts.ts';

interface SettingsProps {
  readonly file: ImportedFileRecord;
  readonly onChanged: () => void;
}

type Change = Partial<Pick<ImportedFileRecord, 'matchBy' | 'whenKnown'>> & {
  readonly mapping?: readonly Entry[];
};

export function ImportSettings({ file, onChanged }: SettingsProps) {
  const t = useTexts();
  const id = file['@id'];
  const update = useAction('ImportedFile.update', ['originalName']);
  const check = useAction('ImportedFile.preview');
  const start = useAction('ImportedFile.start', ['importStatus']);
  const [mapping, setMapping] = useState<readonly Entry[]>(file.mapping ?? []);
  const [isChecked, setChecked] = useState(false);
  const save = async (body: Change) => {
    setChecked(false);
    if (body.mapping) setMapping(body.mapping);
    const done = await update.run({ id, body });
    if (done.isDone) onChanged();
  };
  const change = (index: number, part: Partial<Entry>) =>
    void save({ mapping: mapping.map((one) => (one.sheetIndex === index ? { ...one, ...part } : one)) });
  const isMapped = mapping.some(({ columns }) => Object.values(columns ?? {}).some(Boolean));
  const preview = isChecked ? (check.result as Preview | undefined) : undefined;
  const runCheck = async () => setChecked((await check.run({ id })).isDone);
  const begin = async () => {
    const done = await start.run({ id });
    if (done.isDone) onChanged();
  };
  const refusal = update.refusal ?? check.refusal ?? start.refusal;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {(file.sheets ?? []).map((sheet) => {
        const entry = mapping.find(({ sheetIndex }) => sheetIndex === sheet.sheetIndex);
        const index = sheet.sheetIndex ?? 0;
        return (
          <Paper key={index} variant="outlined" sx={{ p: { xs: 1, sm: 2 } }}>
            <Typography variant="h2" sx={{ mb: 1.5 }}>
              {sheet.sheetName ? t('imports.sheet', { name: sheet.sheetName }) : t('imports.columns')}
            </Typography>
            <Box sx={{ maxWidth: 320, mb: 1 }}>
              <NativeChoice
                label={t('imports.holds')}
                value={entry?.sheetType ?? 'contacts'}
                onChange={(sheetType) => change(index, { sheetType: sheetType as Entry['sheetType'] })}
              >
                <option value="contacts">{t('imports.contacts')}</option>
                <option value="organizations">{t('imports.organizations')}</option>
              </NativeChoice>
            </Box>
            <MappingEditor
              sheet={sheet}
              columns={(entry?.columns ?? {}) as Targets}
              onChange={(columns) => change(index, { columns })}
            />
          </Paper>
        );
      })}
      <MatchChoices file={file} onChange={(values) => void save(values)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button
          variant={preview ? 'outlined' : 'contained'}
          disabled={!isMapped || check.isPending || update.isPending}
          onClick={() => void runCheck()}
        >
          {t(preview ? 'imports.checkAgain' : 'imports.check')}
        </Button>
        {preview && (
          <Button
            variant="contained"
            disabled={start.isPending || preview.totals.create + preview.totals.update === 0}
            onClick={() => void begin()}
          >
            {t('imports.startRows', { smart_count: file.rowCount })}
          </Button>
        )}
        {!preview && <Box sx={{ color: 'text.secondary', fontSize: 14 }}>{t('imports.checkHint')}</Box>}
      </Box>
      {check.isPending && <LinearProgress aria-label={t('imports.uploading')} />}
      <ProblemAlert error={refusal?.error} />
      {preview && <CheckStep preview={preview} />}
    </Box>
  );
}
