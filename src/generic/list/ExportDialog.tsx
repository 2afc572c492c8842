/** Exports the list, or what of it is chosen: format and columns are picked, and the file is written as it arrives. */
import {
  Alert,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  LinearProgress,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import { useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { PropertyDescriptor } from '../../../schema/descriptor.ts';
import { apiUrl } from '../../data/apiUrl.ts';
import { columnChoices } from '../../data/choose.ts';
import { downloadTo } from '../../data/downloadTo.ts';
import { type ListScope, listQuery } from '../../data/listQuery.ts';
import { type Entities, titlePaths } from '../../data/paths.ts';
import { useMayExport } from '../../data/useMay.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { ProblemAlert } from '../ProblemAlert.tsx';
import { useSchema } from '../SchemaContext.tsx';
import { useExactCount } from './useBulk.ts';

export interface ExportDialogProps {
  readonly scope: ListScope;
  /** Names of the columns on the screen. */
  readonly shown: readonly string[];
  readonly onClose: () => void;
}

const formats = ['csv', 'xlsx', 'jsonld'] as const;
type Format = (typeof formats)[number];

/** A relation leaves as what names it to people; JSON-LD keeps its IRI. */
const pathOf = ({ name, target: named }: PropertyDescriptor, byName: Entities, format: Format): string => {
  const target = byName.get(named ?? '');
  return !target || format === 'jsonld' ? name : `${name}.${titlePaths(target, byName)[0] ?? 'id'}`;
};

export function ExportDialog({ scope, shown, onClose }: ExportDialogProps) {
  const { entity, byName } = useSchema();
  const translate = useTranslate();
  const label = useLabel();
  const locale = useLocale() ?? 'en';
  const [format, setFormat] = useState<Format>('csv');
  const mayExport = useMayExport(entity, byName);
  const choices = columnChoices(entity, byName).filter((column) => mayExport(pathOf(column, byName, format)));
  // A count is of the screen, not of the record.
  const able = shown.filter((name) => choices.some((column) => column.name === name));
  const [chosen, setNames] = useState<readonly string[]>(able);
  const names = chosen.filter((name) => choices.some((column) => column.name === name));
  const { data: total } = useExactCount(scope);
  const { start, bytes, isRunning, error } = useDownload(onClose);
  const number = new Intl.NumberFormat(locale);
  const save = () => {
    const paths = names.flatMap((name) => {
      const column = choices.find((each) => each.name === name);
      return column ? [column.many ? name : pathOf(column, byName, format)] : [];
    });
    const query = listQuery(scope, paths);
    query.set('language', locale === 'fr' ? 'fr' : 'en');
    const day = new Date().toISOString().slice(0, 10);
    const file = `${label(entity.plural)} ${day}.${format}`.replaceAll('/', '-');
    void start(`${apiUrl(entity.api)}${entity.collection}/export.${format}?${query}`, file);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="export-title">
      <DialogTitle id="export-title">
        {total === undefined
          ? translate('app.export.title')
          : translate('app.export.titleCount', {
              count: number.format(total),
              name: label(total === 1 ? entity.label : entity.plural).toLowerCase(),
            })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={format}
          aria-label={translate('app.export.format')}
          onChange={(_event, next: Format | null) => next && setFormat(next)}
        >
          {formats.map((each) => (
            <ToggleButton key={each} value={each} sx={{ textTransform: 'none', px: 2 }}>
              {translate(`app.export.${each}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Columns choices={choices} names={names} shown={able} onChange={setNames} />
        {isRunning && (
          <Box>
            <LinearProgress aria-label={translate('app.export.running')} />
            <Box role="status" className="num" sx={{ fontSize: 13, color: 'text.secondary', mt: 0.5 }}>
              {translate('app.export.received', { size: number.format(Math.round(bytes / 1024)) })}
            </Box>
          </Box>
        )}
        {format === 'csv' && <Alert severity="info">{translate('app.export.harmless')}</Alert>}
        <ProblemAlert error={error} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('app.form.cancel')}
        </Button>
        <Button variant="contained" disabled={names.length === 0 || isRunning} onClick={save}>
          {translate('app.export.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function useDownload(onDone: () => void) {
  const [bytes, setBytes] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<unknown>();
  const start = async (url: string, file: string) => {
    setError(undefined);
    setBytes(0);
    setRunning(true);
    try {
      if (await downloadTo(url, file, setBytes)) onDone();
    } catch (refusal) {
      setError(refusal);
    } finally {
      setRunning(false);
    }
  };
  return { start, bytes, isRunning, error };
}

interface ColumnsProps {
  readonly choices: ReturnType<typeof columnChoices>;
  readonly names: readonly string[];
  readonly shown: readonly string[];
  readonly onChange: (names: readonly string[]) => void;
}

function Columns({ choices, names, shown, onChange }: ColumnsProps) {
  const translate = useTranslate();
  const label = useLabel();
  const all = choices.map((column) => column.name);
  const toggle = (name: string) =>
    onChange(names.includes(name) ? names.filter((each) => each !== name) : [...names, name]);
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ fontSize: 13, color: 'text.secondary', p: 0, mb: 0.5 }}>
        {translate('app.list.columns')}
      </Box>
      <Button size="small" onClick={() => onChange(shown)}>
        {translate('app.export.shown')}
      </Button>
      <Button
        size="small"
        onClick={() => onChange([...shown, ...all.filter((name) => !shown.includes(name))])}
      >
        {translate('app.export.all')}
      </Button>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          maxHeight: 260,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          px: 1.5,
          py: 0.5,
          mt: 0.5,
        }}
      >
        {choices.map((column) => (
          <FormControlLabel
            key={column.name}
            control={
              <Checkbox
                size="small"
                checked={names.includes(column.name)}
                onChange={() => toggle(column.name)}
                sx={{ p: 0.5, mr: 0.5 }}
              />
            }
            label={label(column.label)}
            slotProps={{ typography: { variant: 'body2' } }}
          />
        ))}
      </Box>
    </Box>
  );
}
