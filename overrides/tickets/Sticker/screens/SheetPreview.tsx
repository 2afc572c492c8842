/** The drawing of a sheet with what it amounts to: how many labels, and whether they are all on the page. */
import { Alert, Paper, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'ra-core';
import { layOutSheet, type Sheet, type SheetMeasures } from '../model.ts';
import { SheetDrawing } from './SheetDrawing.tsx';

export function SheetPreview({ measures }: { readonly measures: SheetMeasures }) {
  const translate = useTranslate();
  const sheet = layOutSheet(measures);
  return (
    <Paper variant="outlined" component="section" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <Typography variant="h2">{translate('labelSheet.title')}</Typography>
      {/* Read out again by a screen reader when it changes, as it is typed. */}
      <div role="status">
        {sheet ? (
          <Fit sheet={sheet} />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{translate('labelSheet.pending')}</Typography>
        )}
      </div>
      {sheet && (
        <>
          <SheetDrawing sheet={sheet} />
          <Typography>{translate('labelSheet.labels', { smart_count: sheet.labels.length })}</Typography>
        </>
      )}
    </Paper>
  );
}

function Fit({ sheet: { over } }: { readonly sheet: Sheet }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const format = (value: number) => new Intl.NumberFormat(locale).format(value);
  const edges = [
    ...(over.width > 0 ? [translate('labelSheet.right', { over: format(over.width) })] : []),
    ...(over.height > 0 ? [translate('labelSheet.bottom', { over: format(over.height) })] : []),
  ];
  if (edges.length === 0)
    return (
      <Alert role="none" severity="success">
        {translate('labelSheet.fits')}
      </Alert>
    );
  return (
    <Alert role="none" severity="warning">
      {translate('labelSheet.over', { edges: edges.join(', ') })}
    </Alert>
  );
}
