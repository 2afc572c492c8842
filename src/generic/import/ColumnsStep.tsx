/** Which column goes where, and how the file is read: what the server guessed, for a person to mend. */
import {
  Box,
  FormControlLabel,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { useLabel } from '../../i18n/useLabel.ts';
import { NativeChoice } from '../NativeChoice.tsx';
import { useSchema } from '../SchemaContext.tsx';
import { importable, isKey } from './importable.ts';
import type { ImportOptions, Preview } from './useImport.ts';
import { useText } from './useText.ts';

export interface ColumnsStepProps {
  readonly preview: Preview;
  readonly options: ImportOptions;
  readonly onChange: (options: ImportOptions) => void;
  /** The file has to be read anew: its columns may be others. */
  readonly onReread: (options: ImportOptions) => void;
}

export function ColumnsStep(props: ColumnsStepProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Reading {...props} />
      <Mapping {...props} />
      <Missing {...props} />
    </Box>
  );
}

function Reading({ preview, options, onChange, onReread }: ColumnsStepProps) {
  const { entity } = useSchema();
  const text = useText();
  const label = useLabel();
  const { mapping = {} } = options;
  const mapped = Object.values(mapping);
  const fields = importable(entity).filter(({ name }) => mapped.includes(name));
  const hasMoney = fields.some(({ kind }) => kind === 'money');
  const mayUpdate = entity.operations.includes('update');
  const signs = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        pt: 1,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(200px, 1fr))' },
        alignItems: 'center',
      }}
    >
      {preview.sheets && preview.sheets.length > 1 && (
        <NativeChoice
          label={text('sheet')}
          value={preview.sheet ?? ''}
          onChange={(sheet) => onReread({ sheet })}
        >
          {preview.sheets.map((sheet) => (
            <option key={sheet}>{sheet}</option>
          ))}
        </NativeChoice>
      )}
      {preview.kind === 'csv' && (
        <NativeChoice
          label={text('delimiter')}
          value={preview.delimiter ?? ','}
          onChange={(delimiter) => onReread({ delimiter })}
        >
          {Object.entries(signs).map(([sign, name]) => (
            <option key={sign} value={sign}>
              {text(name)}
            </option>
          ))}
        </NativeChoice>
      )}
      <NativeChoice
        label={text('key')}
        value={options.key ?? ''}
        onChange={(key) => onChange({ ...options, key })}
      >
        <option value="">{text('noKey')}</option>
        {mapped.includes('id') && <option value="id">{text('id')}</option>}
        {fields.filter(isKey).map((property) => (
          <option key={property.name} value={property.name}>
            {label(property.label)}
          </option>
        ))}
      </NativeChoice>
      {hasMoney && (
        <NativeChoice
          label={text('money')}
          value={options.money ?? preview.money}
          onChange={(money) => onChange({ ...options, money: money as 'major' | 'minor' })}
        >
          <option value="major">{text('major')}</option>
          <option value="minor">{text('minor')}</option>
        </NativeChoice>
      )}
      {mayUpdate && options.key && (
        <FormControlLabel
          control={
            <Switch
              size="small"
              checked={options.clear ?? false}
              onChange={(event) => onChange({ ...options, clear: event.target.checked })}
            />
          }
          label={text('clear')}
          slotProps={{ typography: { variant: 'body2' } }}
        />
      )}
    </Box>
  );
}

function Mapping({ preview, options, onChange }: ColumnsStepProps) {
  const { entity } = useSchema();
  const text = useText();
  const label = useLabel();
  const { mapping = {} } = options;
  /** One column to a property: the one that had it gives it up. */
  const assign = (column: string, name: string) => {
    const next = Object.fromEntries(
      Object.entries(mapping).map(([other, own]) => [other, own === name ? null : own]),
    );
    const changed = { ...options, mapping: { ...next, [column]: name || null } };
    const isKeyGone = changed.key && !Object.values(changed.mapping).includes(changed.key);
    onChange(isKeyGone ? { ...changed, key: '' } : changed);
  };
  return (
    <Box sx={{ overflowX: 'auto', mx: { xs: -2, sm: 0 } }}>
      <Table
        size="small"
        sx={{ '& td, & th': { px: { xs: 1, sm: 2 } }, '& tbody tr:last-of-type > *': { borderBottom: 0 } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{text('column')}</TableCell>
            <TableCell sx={{ width: '55%' }}>{text('field')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {preview.columns.map(({ name, samples }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                <Box sx={{ fontWeight: 600 }}>{name}</Box>
                <Box sx={{ color: 'text.secondary', fontSize: 12.5, fontWeight: 400 }}>
                  {samples.map((text) => text.slice(0, 40)).join(' · ')}
                </Box>
              </TableCell>
              <TableCell>
                <NativeChoice
                  isInTable
                  label={text('fieldOf', { name })}
                  value={mapping[name] ?? ''}
                  onChange={(chosen) => assign(name, chosen)}
                >
                  <option value="">{text('leave')}</option>
                  <option value="id">{text('id')}</option>
                  {importable(entity).map((property) => (
                    <option key={property.name} value={property.name}>
                      {label(property.label)}
                      {property.required && property.default === undefined ? ' *' : ''}
                    </option>
                  ))}
                </NativeChoice>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** What a new record cannot be without, and no column gives. */
function Missing({ options }: ColumnsStepProps) {
  const { entity } = useSchema();
  const text = useText();
  const label = useLabel();
  const mapped = Object.values(options.mapping ?? {});
  const missing = importable(entity).filter(
    ({ name, required, default: usual }) => required && usual === undefined && !mapped.includes(name),
  );
  if (missing.length === 0 || options.key) return null;
  const names = missing.map((property) => label(property.label)).join(', ');
  return (
    <Box role="status" sx={{ color: 'warning.main', fontSize: 14 }}>
      {text('missing', { names })}
    </Box>
  );
}
