/** The reports beside one another: each at its address, for who may read it. */
import { Button, Stack } from '@mui/material';
import { Link, useSearchParams } from 'react-router';
import { type Needs, useOffered } from '../../../../src/data/useHas.ts';
import { unprinted } from '../../../../src/theme/unprinted.ts';
import { useTexts } from './useTexts.ts';

export interface ReportPage {
  readonly name: 'sales' | 'detail' | 'programming' | 'accounting' | 'export';
  readonly path: string;
  readonly needs: Needs;
}

export const REPORTS: readonly ReportPage[] = [
  { name: 'sales', path: '/report/sales', needs: 'reports.read' },
  { name: 'detail', path: '/report/sales/detail', needs: 'reports.read' },
  { name: 'programming', path: '/report/programming', needs: 'turnover.read' },
  { name: 'accounting', path: '/report/accounting', needs: 'accounting.read' },
  { name: 'export', path: '/report/export', needs: ['reports.read', 'accounting.export'] },
];

/** The days chosen go with who changes from one to another. */
export function ReportTabs({ current }: { readonly current: ReportPage['name'] }) {
  const t = useTexts();
  const [asked] = useSearchParams();
  const offered = useOffered(REPORTS);
  const days = new URLSearchParams();
  for (const name of ['from', 'to']) {
    const value = asked.get(name);
    if (value) days.set(name, value);
  }
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label={t('report.tabs')}
      sx={{ mb: 2, gap: 0.5, flexWrap: 'wrap', ...unprinted }}
    >
      {offered.map(({ name, path }) => (
        <Button
          key={name}
          component={Link}
          to={{ pathname: path, search: String(days) }}
          color={name === current ? 'primary' : 'inherit'}
          variant={name === current ? 'outlined' : 'text'}
          size="small"
          aria-current={name === current ? 'page' : undefined}
        >
          {t(`report.${name}`)}
        </Button>
      ))}
    </Stack>
  );
}
