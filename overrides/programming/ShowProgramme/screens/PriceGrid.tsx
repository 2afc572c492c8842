/** The table of the price grid. Enter goes down and then to the top of the next column, arrows move from cell to cell. */

import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import FillIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import {
  Box,
  Button,
  IconButton,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { type KeyboardEvent, useRef } from 'react';
import { currencyDigits } from '../../../../schema/currencyDigits.ts';
import { parseMoney } from '../../../../src/fields/parseMoney.ts';
import { fillAcross, type GridColumn, type GridRow } from '../model/priceGrid.ts';
import type { Choice } from './ChoiceField.tsx';
import { useTexts } from './useTexts.ts';

interface PriceGridProps {
  readonly rows: readonly GridRow[];
  readonly columns: readonly GridColumn[];
  readonly currency: string;
  readonly rates: readonly Choice[];
  readonly nameOfGroup: (id: string | null) => string;
  readonly nameOfChannel: (id: string | null) => string | undefined;
  readonly onRows: (rows: readonly GridRow[]) => void;
}

const NO_VAT = 'none';

/** By how many rows and columns a key moves; a cell's own text keeps left and right until its end. */
function readMove({
  key,
  currentTarget,
}: KeyboardEvent<HTMLInputElement>): readonly [number, number] | undefined {
  const { selectionStart: from, selectionEnd: to, value } = currentTarget;
  if (key === 'Enter' || key === 'ArrowDown') return [1, 0];
  if (key === 'ArrowUp') return [-1, 0];
  if (key === 'ArrowRight' && to === value.length) return [0, 1];
  if (key === 'ArrowLeft' && from === 0) return [0, -1];
  return undefined;
}

export function PriceGrid({
  rows,
  columns,
  currency,
  rates,
  nameOfGroup,
  nameOfChannel,
  onRows,
}: PriceGridProps) {
  const t = useTexts();
  const table = useRef<HTMLTableElement>(null);
  const digits = currencyDigits(currency);
  const change = (key: string, by: Partial<GridRow>) =>
    onRows(rows.map((row) => (row.key === key ? { ...row, ...by } : row)));
  const nameOf = ({ seatGroup, channel }: GridColumn) =>
    [nameOfGroup(seatGroup), nameOfChannel(channel)].filter(Boolean).join(', ');
  const focus = (row: number, column: number) => {
    const cell = table.current?.querySelector<HTMLInputElement>(`[data-cell="${row}-${column}"]`);
    cell?.focus();
    cell?.select();
  };
  const move = (event: KeyboardEvent<HTMLInputElement>, row: number, column: number) => {
    const by = readMove(event);
    if (!by) return;
    event.preventDefault();
    const [down, right] = by;
    if (event.key === 'Enter' && row === rows.length - 1) return focus(0, column + 1);
    focus(row + down, column + right);
  };
  return (
    <Box>
      <TableContainer>
        <Table
          size="small"
          ref={table}
          aria-label={t('newShow.prices.grid')}
          sx={{ '& td, & th': { px: 1 } }}
        >
          <TableHead>
            <TableRow>
              <TableCell sx={{ minWidth: 160 }}>{t('newShow.prices.name')}</TableCell>
              {columns.map((column) => (
                <TableCell key={column.key} sx={{ minWidth: 112 }}>
                  {nameOf(column)}
                </TableCell>
              ))}
              <TableCell sx={{ minWidth: 180 }}>{t('newShow.prices.vat')}</TableCell>
              <TableCell component="td" />
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row, index) => (
              <TableRow key={row.key} sx={{ '& td': { verticalAlign: 'top' } }}>
                <TableCell>
                  <TextField
                    fullWidth
                    value={row.name}
                    onChange={(event) => change(row.key, { name: event.target.value })}
                    error={row.name.trim() === ''}
                    slotProps={{ htmlInput: { 'aria-label': t('newShow.prices.name'), maxLength: 200 } }}
                  />
                </TableCell>
                {columns.map((column, at) => {
                  const text = row.amounts[column.key] ?? '';
                  const isWrong = parseMoney(text, digits) === undefined;
                  return (
                    <TableCell key={column.key}>
                      <TextField
                        value={text}
                        onChange={(event) =>
                          change(row.key, { amounts: { ...row.amounts, [column.key]: event.target.value } })
                        }
                        error={isWrong}
                        helperText={isWrong && t('newShow.prices.wrong')}
                        autoFocus={at === 0 && index === rows.length - 1 && text === ''}
                        slotProps={{
                          htmlInput: {
                            'aria-label': t('newShow.prices.cell', {
                              name: row.name,
                              column: nameOf(column),
                            }),
                            'data-cell': `${index}-${at}`,
                            inputMode: 'decimal',
                            className: 'num',
                            style: { textAlign: 'end' },
                            onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => move(event, index, at),
                          },
                        }}
                      />
                    </TableCell>
                  );
                })}
                <TableCell>
                  <TextField
                    select
                    fullWidth
                    value={row.tax && rates.some(({ id }) => id === row.tax) ? row.tax : NO_VAT}
                    onChange={(event) =>
                      change(row.key, { tax: event.target.value === NO_VAT ? null : event.target.value })
                    }
                    slotProps={{ htmlInput: { 'aria-label': t('newShow.prices.vat') } }}
                  >
                    {rates.map((rate) => (
                      <MenuItem key={rate.id} value={rate.id}>
                        {rate.label}
                      </MenuItem>
                    ))}
                    <MenuItem value={NO_VAT}>{t('newShow.prices.noVat')}</MenuItem>
                  </TextField>
                  {!row.tax && (
                    <TextField
                      fullWidth
                      label={t('newShow.prices.reason')}
                      helperText={t('newShow.prices.reasonHelp')}
                      value={row.withoutTaxReason}
                      onChange={(event) => change(row.key, { withoutTaxReason: event.target.value })}
                      slotProps={{ htmlInput: { maxLength: 200 } }}
                      sx={{ mt: 1.5 }}
                    />
                  )}
                </TableCell>
                <TableCell sx={{ width: 48 }}>
                  <IconButton
                    aria-label={t('newShow.prices.remove', { name: row.name })}
                    onClick={() => onRows(rows.filter(({ key }) => key !== row.key))}
                  >
                    <RemoveIcon fontSize="small" />
                  </IconButton>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2, mt: 1 }}>
        {columns.length > 1 && (
          <Button
            type="button"
            size="small"
            startIcon={<FillIcon />}
            onClick={() => onRows(rows.map((row) => fillAcross(row, columns)))}
          >
            {t('newShow.prices.fill')}
          </Button>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('newShow.prices.help')}
        </Typography>
      </Box>
    </Box>
  );
}
