/**
 * A value of no known shape, for people: members as a list, flat rows as a table, others one after the other, the rest
 * as JSON.
 */
import { Box, Chip, Stack, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useLocale, useTranslate } from 'ra-core';
import { Facts } from './Facts.tsx';

type Flat = Readonly<Record<string, unknown>>;

const isFlat = (value: unknown): boolean => typeof value !== 'object' || value === null;
const isObject = (value: unknown): value is Flat =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRow = (value: unknown): value is Flat => isObject(value) && Object.values(value).every(isFlat);

/** @example spell('firstName') // 'First name' */
const spell = (name: string) => {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
};

const deepest = 3;

export function JsonValue({ value, depth = 0 }: { readonly value: unknown; readonly depth?: number }) {
  if (isFlat(value)) return <Scalar value={value} />;
  if (Array.isArray(value)) {
    if (value.length === 0) return <Scalar value={null} />;
    if (value.every(isFlat)) return <Chips values={value} />;
    if (value.every(isRow)) return <Rows rows={value} />;
    if (value.every(isObject) && depth < deepest) return <Records records={value} depth={depth} />;
  }
  if (isObject(value) && depth < deepest) return <Members value={value} depth={depth} />;
  return <Raw value={value} />;
}

function Scalar({ value }: { readonly value: unknown }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  if (typeof value === 'boolean') return <>{translate(value ? 'app.field.yes' : 'app.field.no')}</>;
  if (typeof value === 'number')
    return (
      <span className="num">{new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(value)}</span>
    );
  return <Box sx={{ overflowWrap: 'anywhere' }}>{value === null || value === '' ? '–' : String(value)}</Box>;
}

function Chips({ values }: { readonly values: readonly unknown[] }) {
  return (
    <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap' }}>
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: values may repeat, and are not reordered
        <Chip key={index} size="small" variant="outlined" label={<Scalar value={value} />} />
      ))}
    </Stack>
  );
}

function Records({ records, depth }: { readonly records: readonly Flat[]; readonly depth: number }) {
  return (
    <Stack component="ol" sx={{ gap: 2, p: 0, m: 0, listStyle: 'none' }}>
      {records.map((record, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: records may repeat, and are not reordered
        <li key={index}>
          <Members value={record} depth={depth} />
        </li>
      ))}
    </Stack>
  );
}

function Members({ value, depth }: { readonly value: Flat; readonly depth: number }) {
  const facts = Object.entries(value).map(([name, each]) => ({
    key: name,
    label: spell(name),
    value: <JsonValue value={each} depth={depth + 1} />,
  }));
  return <Facts facts={facts} />;
}

function Rows({ rows }: { readonly rows: readonly Flat[] }) {
  const names = [...new Set(rows.flatMap(Object.keys))].filter((name) => !name.startsWith('@'));
  return (
    <Box sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }} tabIndex={0}>
      <Table size="small" sx={{ overflowWrap: 'normal' }}>
        <TableHead>
          <TableRow>
            {names.map((name) => (
              <TableCell key={name}>{spell(name)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of no name, not reordered
            <TableRow key={index}>
              {names.map((name) => (
                <TableCell key={name}>
                  <Scalar value={row[name] ?? null} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function Raw({ value }: { readonly value: unknown }) {
  return (
    <Box
      component="pre"
      tabIndex={0}
      sx={{
        m: 0,
        p: 2,
        bgcolor: 'background.default',
        borderRadius: 1,
        overflow: 'auto',
        maxHeight: 320,
        fontSize: 13,
      }}
    >
      {JSON.stringify(value, null, 2)}
    </Box>
  );
}
