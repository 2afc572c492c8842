/** Where in the list one is, and the way to its next page; in a list without end, how much of it is there. */
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, IconButton, MenuItem, Select, Stack } from '@mui/material';
import { useListContext, useLocale, useTranslate } from 'ra-core';
import { unprinted } from '../theme/unprinted.ts';

const sizes = [10, 25, 50, 100, 250, 1000];

export function ListPages({ mode = 'paged' }: { readonly mode?: 'paged' | 'infinite' }) {
  const { page, perPage, total: counted, data, meta, hasNextPage } = useListContext();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const from = mode === 'paged' ? (page - 1) * perPage + 1 : 1;
  const to = from + (data?.length ?? 0) - 1;
  const isBound = meta?.isTotalBound === true && hasNextPage !== false;
  const total = meta?.isTotalBound ? Math.max(counted ?? 0, to) : counted;
  return (
    <Stack
      direction="row"
      sx={{
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 1.5,
        px: 2,
        minHeight: 48,
        borderTop: 1,
        borderColor: 'divider',
        flexWrap: 'wrap',
        fontSize: 14,
      }}
    >
      {mode === 'paged' && <RowsPerPage />}
      <Box className="num" sx={{ minWidth: 96, textAlign: 'right' }}>
        {data &&
          translate(total === undefined ? 'app.list.rangeOpen' : 'app.list.range', {
            from: number(from),
            to: number(to),
            total: `${number(total ?? 0)}${isBound ? '+' : ''}`,
          })}
      </Box>
      {mode === 'paged' && <Steps />}
    </Stack>
  );
}

function RowsPerPage() {
  const { perPage, setPerPage } = useListContext();
  const translate = useTranslate();
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', gap: 1, color: 'text.secondary', mr: { xs: 'auto', sm: 0 }, ...unprinted }}
    >
      <span id="rows-per-page">{translate('app.list.rows')}</span>
      <Select
        size="small"
        variant="outlined"
        value={sizes.includes(perPage) ? perPage : 25}
        onChange={(event) => setPerPage(Number(event.target.value))}
        SelectDisplayProps={{ 'aria-labelledby': 'rows-per-page' }}
        sx={{ '& .MuiSelect-select': { py: 0.5 } }}
      >
        {sizes.map((size) => (
          <MenuItem key={size} value={size}>
            {size}
          </MenuItem>
        ))}
      </Select>
    </Stack>
  );
}

function Steps() {
  const { page, setPage, hasNextPage, hasPreviousPage } = useListContext();
  const translate = useTranslate();
  return (
    <Box sx={unprinted}>
      <IconButton
        aria-label={translate('app.list.previous')}
        disabled={!hasPreviousPage}
        onClick={() => setPage(page - 1)}
      >
        <ChevronLeft />
      </IconButton>
      <IconButton
        aria-label={translate('app.list.next')}
        disabled={!hasNextPage}
        onClick={() => setPage(page + 1)}
      >
        <ChevronRight />
      </IconButton>
    </Box>
  );
}
