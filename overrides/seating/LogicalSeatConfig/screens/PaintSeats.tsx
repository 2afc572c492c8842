/** The plan of a room in the colours of its groups, with what is done to the seats that are selected. */
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import { Box, Button, IconButton, Paper, Stack } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { type ReactNode, useMemo, useState } from 'react';
import { useAction } from '../../../../src/data/useAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useSessionDraft } from '../../../../src/session/useSessionDraft.ts';
import { beginHistory, draw, redo, undo } from '../../SeatConfig/model/history.ts';
import { listAreas } from '../../SeatMap/model/rows.ts';
import { readPlan } from '../../SeatMap/model/seatPlan.ts';
import type { WirePlan } from '../../SeatMap/model/wire.ts';
import { describeSeat } from '../../SeatMap/screens/describeSeat.ts';
import { MapTool, type Tool } from '../../SeatMap/screens/MapTool.tsx';
import { SeatList } from '../../SeatMap/screens/SeatList.tsx';
import { SeatMap } from '../../SeatMap/screens/SeatMap.tsx';
import { useTexts as useMapTexts } from '../../SeatMap/screens/useTexts.ts';
import {
  collectMarks,
  countGroups,
  type Painting,
  paintForSale,
  paintGroup,
  readPainting,
  type WireSeating,
} from '../model.ts';
import { FollowChoice } from './FollowChoice.tsx';
import { PaintPanel } from './PaintPanel.tsx';
import { useTexts } from './useTexts.ts';

interface PaintSeatsProps {
  readonly iri: string;
  readonly seating: WireSeating;
  readonly plan: WirePlan;
  readonly above: ReactNode;
  readonly details: ReactNode;
}

const NONE: ReadonlySet<number> = new Set();

interface Kept {
  readonly groups: readonly number[];
  readonly states: readonly number[];
}

const keep = ({ groups, states }: Painting): Kept => ({ groups: [...groups], states: [...states] });

export function PaintSeats({ iri, seating, plan: wire, above, details }: PaintSeatsProps) {
  const t = useTexts();
  const tMap = useMapTexts();
  const notify = useNotify();
  const client = useQueryClient();
  const mayPaint = useHas('seating.write');
  const save = useAction('LogicalSeatConfig.paintSeats', ['name']);
  const [groups, setGroups] = useState(seating.groups);
  const plan = useMemo(() => ({ ...readPlan(wire), groups }), [wire, groups]);
  const [saved, setSaved] = useState(() => readPainting(plan, seating));
  const [history, setHistory] = useState(() => beginHistory(saved));
  const [chosen, setChosen] = useState(NONE);
  const [tool, setTool] = useState<Tool>('lasso');
  const [follows, setFollows] = useState(false);
  const painting = history.present;
  const isChanged = painting !== saved;
  const forSale = countGroups(painting).reduce((sum, group) => sum + group.forSale, 0);
  const standing = useMemo(
    () => ({ version: '0', plan: '0', contingents: new Int32Array(plan.count), ...painting }),
    [painting, plan.count],
  );

  useSessionDraft<Kept>({
    key: iri,
    read: () => (isChanged ? keep(painting) : undefined),
    restore: ({ groups: kept, states }) =>
      kept.length === plan.count &&
      setHistory(draw(history, { groups: Int32Array.from(kept), states: Uint8Array.from(states) })),
  });

  const change = (next: Painting) => setHistory(draw(history, next));
  const choose = (seats: readonly number[], isAdding: boolean) => {
    const next = new Set(isAdding ? chosen : []);
    const isTaking = isAdding && seats.every((seat) => next.has(seat));
    for (const seat of seats)
      if (isTaking) next.delete(seat);
      else next.add(seat);
    setChosen(next);
  };
  const describe = (seat: number) => describeSeat(tMap, seat, { plan, standing, isChosen: false });
  const submit = async () => {
    const marks = collectMarks(plan, painting).map((mark) => ({ ...mark }));
    const { isDone } = await save.run({ id: iri, body: { marks, isForPerformances: follows } });
    if (!isDone) return;
    setSaved(painting);
    setHistory(beginHistory(painting));
    setChosen(NONE);
    void client.invalidateQueries({ queryKey: ['LogicalSeatConfig'] });
    notify(t('roomSale.saved', { smart_count: forSale }), { type: 'success' });
  };
  return (
    <Page
      title={seating.name}
      subtitle={
        <>
          {t('roomSale.numbered', { plan: seating.planLabel ?? '' })} ·{' '}
          {t('roomSale.total', { smart_count: forSale })}
        </>
      }
      above={above}
      actions={
        <>
          {details}
          {mayPaint && (
            <>
              <IconButton
                aria-label={t('roomSale.undo')}
                disabled={history.past.length === 0}
                onClick={() => setHistory(undo(history))}
              >
                <UndoIcon />
              </IconButton>
              <IconButton
                aria-label={t('roomSale.redo')}
                disabled={history.future.length === 0}
                onClick={() => setHistory(redo(history))}
              >
                <RedoIcon />
              </IconButton>
              <Button
                variant="contained"
                disabled={!(isChanged || follows) || save.isPending}
                onClick={() => void submit()}
              >
                {t('roomSale.save')}
              </Button>
            </>
          )}
        </>
      }
    >
      <ProblemAlert error={save.refusal?.error} />
      {mayPaint && seating.performances > 0 && (
        <Paper variant="outlined" sx={{ px: 2, py: 1.5, mb: 2 }}>
          <FollowChoice count={seating.performances} follows={follows} onChange={setFollows} />
        </Paper>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 340px' },
          alignItems: 'start',
        }}
      >
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          <Stack
            direction="row"
            sx={{
              p: 1.5,
              gap: 1,
              alignItems: 'center',
              flexWrap: 'wrap',
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <MapTool tool={tool} onTool={setTool} />
            <SelectParts plan={plan} onChoose={choose} />
            {chosen.size > 0 && (
              <Button size="small" color="inherit" onClick={() => setChosen(NONE)}>
                {t('roomSale.none')}
              </Button>
            )}
          </Stack>
          <Box sx={{ height: { xs: '56dvh', md: 'calc(100dvh - 300px)' }, minHeight: 340 }}>
            <SeatMap
              plan={plan}
              standing={standing}
              chosen={chosen}
              label={t('roomSale.map')}
              describe={describe}
              onPress={(seat, isAdding) => choose([seat], isAdding || chosen.has(seat))}
              onLasso={tool === 'lasso' ? choose : undefined}
            />
          </Box>
        </Paper>
        <Stack spacing={2}>
          <PaintPanel
            groups={groups}
            painting={painting}
            chosen={mayPaint ? chosen.size : 0}
            mayAdd={mayPaint}
            onGroup={(group) => change(paintGroup(painting, chosen, group))}
            onForSale={(isForSale) => change(paintForSale(painting, chosen, isForSale))}
            onAdded={(group) => setGroups([...groups, group])}
          />
          <SeatList
            title={t('roomSale.list')}
            plan={plan}
            chosen={chosen}
            describe={describe}
            onPress={(seat) => choose([seat], true)}
          />
        </Stack>
      </Box>
    </Page>
  );
}

interface SelectPartsProps {
  readonly plan: ReturnType<typeof readPlan>;
  readonly onChoose: (seats: readonly number[], isAdding: boolean) => void;
}

/** A zone, or all, at once. */
function SelectParts({ plan, onChoose }: SelectPartsProps) {
  const t = useTexts();
  const areas = useMemo(() => listAreas(plan), [plan]);
  const named = areas.length > 1 ? areas : [];
  return (
    <Box role="group" aria-label={t('roomSale.parts')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      <Button
        size="small"
        color="inherit"
        onClick={() =>
          onChoose(
            Array.from({ length: plan.count }, (_, seat) => seat),
            false,
          )
        }
      >
        {t('roomSale.all')}
      </Button>
      {named.map(({ key, floor, zone, rows }) => (
        <Button
          key={key}
          size="small"
          color="inherit"
          onClick={(event) =>
            onChoose(
              rows.flatMap(({ seats }) => seats),
              event.shiftKey,
            )
          }
        >
          {[floor, zone].filter(Boolean).join(' · ')}
        </Button>
      ))}
    </Box>
  );
}
