/** What the import would do, in numbers and row by row, before anything is written. */
import { Alert, Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useLocale } from 'ra-core';
import { useState } from 'react';
import { actionColors, PreviewTable } from './PreviewTable.tsx';
import type { Preview, RowAction } from './useImport.ts';
import { useText } from './useText.ts';

const actions = ['create', 'update', 'unchanged', 'error'] as const;

export function CheckStep({ preview }: { readonly preview: Preview }) {
  const text = useText();
  const number = new Intl.NumberFormat(useLocale() ?? 'en');
  const [shown, setShown] = useState<RowAction | null>(null);
  const { totals } = preview;
  const counts: Readonly<Record<RowAction, number>> = { ...totals, error: totals.errors };
  const rows = preview.rows.filter(({ action }) => shown === null || action === shown);
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={shown}
        aria-label={text('show')}
        onChange={(_event, next: RowAction | null) => setShown(next)}
        sx={{ flexWrap: 'wrap' }}
      >
        {actions.map((action) => (
          <ToggleButton
            key={action}
            value={action}
            disabled={counts[action] === 0}
            sx={{ textTransform: 'none', px: 2, gap: 1, '&:not(.Mui-disabled)': { color: 'text.secondary' } }}
          >
            <Box
              component="strong"
              className="num"
              sx={{ color: counts[action] ? actionColors[action] : 'inherit' }}
            >
              {number.format(counts[action])}
            </Box>
            {text(action)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {totals.checked < totals.rows && (
        <Alert severity="info">
          {text('partly', {
            checked: number.format(totals.checked),
            rows: number.format(totals.rows),
          })}
        </Alert>
      )}
      {totals.errors > 0 && <Alert severity="warning">{text('skipped')}</Alert>}
      <PreviewTable preview={preview} rows={rows} />
      {rows.length < (shown ? counts[shown] : totals.rows) && (
        <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
          {text('shown', { count: number.format(rows.length) })}
        </Box>
      )}
    </Box>
  );
}
