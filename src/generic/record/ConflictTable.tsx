/** Field by field: what was there, theirs and yours; where both changed it, one of the two is chosen. */
import { Box, Paper, Radio, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useLabel } from '../../i18n/useLabel.ts';
import { ChangedValue } from './ChangedValue.tsx';
import type { Comparison, Conflict } from './compareValues.ts';

export type Side = 'mine' | 'theirs';

type Values = Readonly<Record<string, unknown>>;

export interface ConflictTableProps {
  readonly conflict: Conflict;
  readonly record: Values;
  readonly choices: Readonly<Record<string, Side>>;
  readonly onChoose: (name: string, side: Side) => void;
}

export function ConflictTable({ conflict, record, choices, onChoose }: ConflictTableProps) {
  const translate = useTranslate();
  const part = (title: string, rows: readonly Comparison[], side?: Side) =>
    rows.length > 0 && (
      <Box component="section" sx={{ mb: 3 }}>
        <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
          {translate(title)}
        </Typography>
        <Box sx={{ display: 'grid', gap: 1 }}>
          {rows.map((row) => (
            <Row
              key={row.property.name}
              row={row}
              record={record}
              chosen={side ?? choices[row.property.name]}
              {...(!side && { onChoose: (next: Side) => onChoose(row.property.name, next) })}
            />
          ))}
        </Box>
      </Box>
    );
  return (
    <>
      {part('app.conflict.both', conflict.both)}
      {part('app.conflict.onlyMine', conflict.mine, 'mine')}
      {part('app.conflict.onlyTheirs', conflict.theirs, 'theirs')}
    </>
  );
}

interface RowProps {
  readonly row: Comparison;
  readonly record: Values;
  readonly chosen: Side | undefined;
  readonly onChoose?: (side: Side) => void;
}

function Row({ row, record, chosen, onChoose }: RowProps) {
  const { property } = row;
  const label = useLabel();
  const translate = useTranslate();
  const value = (each: unknown) => <ChangedValue property={property} value={each} record={record} />;
  const name = label(property.label);
  return (
    <Paper
      variant="outlined"
      {...(onChoose && { role: 'radiogroup', 'aria-label': name })}
      sx={{
        p: 2,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr', md: '160px repeat(3, minmax(0, 1fr))' },
      }}
    >
      <Typography sx={{ fontWeight: 600, fontSize: 14, alignSelf: 'start', pt: { md: 0.5 } }}>
        {name}
      </Typography>
      <Cell title={translate('app.conflict.base')}>{value(row.base)}</Cell>
      {(['theirs', 'mine'] as const).map((side) => (
        <Cell
          key={side}
          title={translate(`app.conflict.${side}`)}
          isChosen={chosen === side}
          {...(onChoose && { name: `${property.name}-side`, onChoose: () => onChoose(side) })}
        >
          {value(row[side])}
        </Cell>
      ))}
    </Paper>
  );
}

interface CellProps {
  readonly title: string;
  readonly isChosen?: boolean;
  readonly name?: string;
  readonly onChoose?: () => void;
  readonly children: React.ReactNode;
}

function Cell({ title, isChosen = false, name, onChoose, children }: CellProps) {
  return (
    <Box
      {...(onChoose && { component: 'label' as const })}
      sx={{
        display: 'flex',
        gap: 0.5,
        alignItems: 'flex-start',
        minWidth: 0,
        p: 1,
        border: 1,
        borderRadius: 1,
        borderColor: isChosen ? 'primary.main' : 'transparent',
        ...(isChosen && {
          bgcolor: (theme) => `color-mix(in srgb, ${theme.palette.primary.main} 7%, transparent)`,
        }),
        ...(onChoose && { cursor: 'pointer', borderColor: isChosen ? 'primary.main' : 'divider' }),
      }}
    >
      {onChoose && <Radio size="small" name={name} checked={isChosen} onChange={onChoose} sx={{ p: 0.25 }} />}
      <Box sx={{ minWidth: 0, flexGrow: 1, fontSize: 14 }}>
        <Box sx={{ fontSize: 12, color: 'text.secondary', mb: 0.25 }}>{title}</Box>
        <Box sx={{ overflowWrap: 'anywhere' }}>{children}</Box>
      </Box>
    </Box>
  );
}
