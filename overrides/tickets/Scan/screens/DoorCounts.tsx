/** People of the performance: how many came, are inside, and passed each door; read again every ten seconds. */
import { LinearProgress, Stack, TableCell, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { callAction } from '../../../../src/data/callAction.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { useTexts } from './useTexts.ts';

export const COUNTS_KEY = ['door-counts'] as const;

export function DoorCounts({ performance }: { readonly performance: string }) {
  const t = useTexts();
  const counts = useQuery({
    queryKey: [...COUNTS_KEY, performance],
    refetchInterval: 10_000,
    queryFn: ({ signal }) => callAction('EventDate.door', { id: performance }, { signal }),
  });
  if (counts.error) return <ProblemAlert error={counts.error} />;
  if (!counts.data) return null;
  const { expected, arrived, inside, doors } = counts.data;
  return (
    <Stack component="section" aria-label={t('door.people')} spacing={1}>
      <Typography variant="h2">{t('door.people')}</Typography>
      <Typography>
        {t('door.arrived', { arrived, expected })} · {t('door.inside', { inside })}
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-label={t('door.people')}
        value={expected === 0 ? 0 : Math.min(100, (100 * arrived) / expected)}
      />
      <SmallTable
        label={t('door.people')}
        columns={[
          { name: 'door', head: t('door.checkpoint') },
          { name: 'entries', head: t('door.entries'), align: 'right' },
          { name: 'exits', head: t('door.exits'), align: 'right' },
          { name: 'refusals', head: t('door.refusals'), align: 'right' },
        ]}
      >
        {doors.map(({ checkpoint, name, entries, exits, refusals }) => (
          <TableRow key={checkpoint}>
            <TableCell>{name}</TableCell>
            <TableCell align="right">{entries}</TableCell>
            <TableCell align="right">{exits}</TableCell>
            <TableCell align="right">{refusals}</TableCell>
          </TableRow>
        ))}
      </SmallTable>
    </Stack>
  );
}
