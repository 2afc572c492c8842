/** What can be done with the seats that are chosen: keep them from sale, release them, put them into another group. */
import { Button, Paper, Stack, TextField, Typography } from '@mui/material';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useAction } from '../../../../src/data/useAction.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { type SeatPlan, type SeatStanding, stateOf } from '../model/seatPlan.ts';
import type { WireContingent } from '../model/wire.ts';
import { AssignSeats } from './AssignSeats.tsx';
import { type Performance, ReleaseChoice, readRelease, suggestRelease } from './ReleaseChoice.tsx';
import { ReleaseDialog } from './ReleaseDialog.tsx';
import { useTexts } from './useTexts.ts';

interface ChangePanelProps {
  readonly performance: Performance;
  readonly contingents: readonly WireContingent[];
  readonly plan: SeatPlan;
  readonly standing: SeatStanding;
  readonly chosen: ReadonlySet<number>;
  readonly onChanged: () => void;
}

const KINDS = ['house', 'kill'] as const;

export function ChangePanel({
  performance,
  contingents,
  plan,
  standing,
  chosen,
  onChanged,
}: ChangePanelProps) {
  const t = useTexts();
  const notify = useNotify();
  const change = useAction('AvailableSeat.updateMany', ['status']);
  const [kind, setKind] = useState<(typeof KINDS)[number]>('house');
  const [reason, setReason] = useState('');
  const [release, setRelease] = useState(() => suggestRelease(performance));
  const [isReleasing, setReleasing] = useState(false);
  const statesOf = (states: readonly string[]) =>
    [...chosen].filter((seat) => states.includes(stateOf(standing.states, seat)));
  const free = statesOf(['free', 'contingent']);
  const blocked = statesOf(['blocked', 'house']);
  const changeable = [...free, ...blocked];
  const iriOf = (seat: number) => `/ticketing/v1/available_seats/${plan.seats.id[seat]}`;

  // What is not for sale stays so until it is lifted (R43).
  const until = readRelease(kind === 'house' ? release : { ...release, way: 'hand' }, performance);
  const hold = { status: 'dismissed', holdType: kind, holdReason: reason.trim() || null, ...until };
  const run = async (seats: readonly number[], values: object, done: string) => {
    const member = seats.map((seat) => ({ id: iriOf(seat), ...values }));
    const { isDone } = await change.run({ body: { member } });
    onChanged();
    if (isDone) notify(t(`seatMap.${done}`, { smart_count: seats.length }), { type: 'success' });
  };
  const press = (name: string, seats: readonly number[], values: object, done: string) => (
    <Button
      variant="outlined"
      disabled={seats.length === 0 || change.isPending}
      onClick={() => void run(seats, values, done)}
    >
      {t(`seatMap.${name}`, { smart_count: seats.length })}
    </Button>
  );
  return (
    <Paper variant="outlined" component="section" aria-label={t('seatMap.changes')} sx={{ p: 2 }}>
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        {t('seatMap.changes')}
      </Typography>
      <Typography variant="body2" color="textSecondary" aria-live="polite" sx={{ mb: 2 }}>
        {chosen.size === 0 ? t('seatMap.howToSelect') : t('seatMap.count', { smart_count: chosen.size })}
      </Typography>
      {chosen.size > 0 && (
        <Stack spacing={1.5}>
          <TextField
            select
            label={t('seatMap.kind')}
            value={kind}
            onChange={(event) => setKind(event.target.value as typeof kind)}
            slotProps={{ select: { native: true } }}
          >
            {KINDS.map((one) => (
              <option key={one} value={one}>
                {t(`seatMap.kinds.${one}`)}
              </option>
            ))}
          </TextField>
          <TextField
            label={t('seatMap.reason')}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
          {kind === 'house' && (
            <ReleaseChoice performance={performance} value={release} onChange={setRelease} />
          )}
          {press('block', until ? free : [], hold, 'blocked')}
          {blocked.length > 0 && press('rehold', until ? blocked : [], hold, 'reheld')}
          <Button
            variant="outlined"
            disabled={blocked.length === 0 || change.isPending}
            onClick={() => setReleasing(true)}
          >
            {t('seatMap.release', { smart_count: blocked.length })}
          </Button>
          {isReleasing && (
            <ReleaseDialog
              seats={blocked.map((seat) => plan.seats.id[seat] ?? 0)}
              onChanged={onChanged}
              onClose={() => setReleasing(false)}
            />
          )}
          {plan.groups.length > 0 && (
            <AssignSeats
              label={t('seatMap.group')}
              none={t('seatMap.noGroup')}
              action={t('seatMap.regroup')}
              among={plan.groups}
              isDisabled={changeable.length === 0 || change.isPending}
              onAssign={(id) =>
                void run(changeable, { seatGroup: id && `/ticketing/v1/seat_groups/${id}` }, 'regrouped')
              }
            />
          )}
          {contingents.length > 0 && (
            <AssignSeats
              label={t('seatMap.contingent')}
              none={t('seatMap.noContingent')}
              action={t('seatMap.assign')}
              among={contingents}
              isDisabled={changeable.length === 0 || change.isPending}
              onAssign={(id) =>
                void run(
                  changeable,
                  { stockContingent: id && `/ticketing/v1/stock_contingents/${id}` },
                  id ? 'assigned' : 'unassigned',
                )
              }
            />
          )}
          <ProblemAlert error={change.refusal?.error} />
        </Stack>
      )}
    </Paper>
  );
}
