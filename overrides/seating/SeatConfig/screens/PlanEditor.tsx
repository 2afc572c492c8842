/** The plan of a room, drawn: rows are added and numbered, seats chosen and changed together, and saved as a whole. */
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import { Alert, Box, Button, IconButton, Link, Paper, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useMemo, useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { Page } from '../../../../src/generic/Page.tsx';
import { PageLoading } from '../../../../src/generic/PageLoading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { findSeat, readPlan, SEAT_STATES } from '../../SeatMap/model/seatPlan.ts';
import type { WirePlan } from '../../SeatMap/model/wire.ts';
import { MapTool, type Tool } from '../../SeatMap/screens/MapTool.tsx';
import { PrintPlan } from '../../SeatMap/screens/PrintPlan.tsx';
import { SeatList } from '../../SeatMap/screens/SeatList.tsx';
import { SeatMap } from '../../SeatMap/screens/SeatMap.tsx';
import { findFaults } from '../model/findFaults.ts';
import { beginHistory, draw, redo, undo } from '../model/history.ts';
import { readDrawing, saveSeats, showDrawing } from '../model/savePlan.ts';
import { countBy, type Drawing } from '../model.ts';
import { AddPart } from './AddPart.tsx';
import { BlockList } from './BlockList.tsx';
import { ChangeChosen } from './ChangeChosen.tsx';
import { useTexts } from './useTexts.ts';

const SHOWN = ['label'] as const;

export function PlanEditor() {
  const { seatConfigId = '' } = useParams();
  const t = useTexts();
  const iri = `/ticketing/v1/seat_configs/${seatConfigId}`;
  const { data, error } = useQuery({
    // Not of an entity: what others save is not put under the hands that draw.
    queryKey: ['drawn plan', seatConfigId],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const [{ label }, plan] = await Promise.all([
        callAction('SeatConfig.read', { id: iri, fields: SHOWN }, { signal }),
        callAction('SeatConfig.plan', { id: iri }, { signal }),
      ]);
      return { label, drawing: readDrawing(plan as WirePlan) };
    },
  });
  if (error)
    return (
      <Page title={t('planEditor.title')}>
        <ProblemAlert error={error} />
      </Page>
    );
  if (!data) return <PageLoading />;
  return <Editor iri={iri} id={seatConfigId} label={data.label} first={data.drawing} />;
}

interface EditorProps {
  readonly iri: string;
  readonly id: string;
  readonly label: string;
  readonly first: Drawing;
}

const NONE: ReadonlySet<number> = new Set();
const SOLD = SEAT_STATES.indexOf('held');

function Editor({ iri, id, label, first }: EditorProps) {
  const t = useTexts();
  const notify = useNotify();
  const client = useQueryClient();
  const save = useAction('SeatConfig.drawPlan', ['label']);
  const print = useAction('SeatConfig.planSheet');
  const [history, setHistory] = useState(() => beginHistory(first));
  const [saved, setSaved] = useState(first);
  const [keys, setKeys] = useState(NONE);
  const [tool, setTool] = useState<Tool>('move');
  const drawing = history.present;
  const plan = useMemo(() => readPlan(showDrawing(drawing)), [drawing]);
  const faults = useMemo(() => findFaults(drawing), [drawing]);
  // What is wrong is shown in the shape of what is held: half full.
  const standing = useMemo(
    () => ({
      states: Uint8Array.from(plan.seats.id, (key) => (faults.keys.has(key) ? SOLD : 0)),
      groups: new Int32Array(plan.count),
    }),
    [plan, faults],
  );
  const chosen = useMemo(
    () => new Set([...keys].map((key) => findSeat(plan.seats.id, key)).filter((seat) => seat >= 0)),
    [keys, plan],
  );
  const change = (next: Drawing, chosenNext: ReadonlySet<number> = keys) => {
    setHistory(draw(history, next));
    setKeys(chosenNext);
  };
  const choose = (seats: readonly number[], isAdding: boolean) => {
    const own = seats.map((seat) => plan.seats.id[seat] ?? 0);
    const next = new Set(isAdding ? keys : []);
    const isTaking = isAdding && own.every((key) => next.has(key));
    for (const key of own)
      if (isTaking) next.delete(key);
      else next.add(key);
    setKeys(next);
  };
  const describe = (seat: number) =>
    [
      plan.seats.label[seat],
      plan.zones.find((zone) => zone.id === plan.seats.zone[seat])?.name,
      t(`planEditor.types.${plan.seats.type[seat]}`),
      plan.seats.isObstructed[seat] && t('planEditor.isObstructed'),
      plan.seats.info[seat],
    ]
      .filter(Boolean)
      .join('\n');
  const submit = async () => {
    const blocks = drawing.blocks.map((block) => ({ ...block }));
    const { isDone } = await save.run({ id: iri, body: { seats: [...saveSeats(drawing)], blocks } });
    if (!isDone) return;
    // Seats that were new have their ids now.
    const next = readDrawing((await callAction('SeatConfig.plan', { id: iri })) as WirePlan);
    setHistory(beginHistory(next));
    setSaved(next);
    setKeys(NONE);
    void client.invalidateQueries({ queryKey: ['SeatConfig'] });
    notify(t('planEditor.saved', { smart_count: next.seats.length }), { type: 'success' });
  };
  return (
    <Page
      title={label}
      subtitle={t('planEditor.count', { smart_count: drawing.seats.length })}
      above={
        <Link component={RouterLink} to={screenPath('SeatConfig', 'show', id)} sx={{ fontSize: 14 }}>
          {t('planEditor.back')}
        </Link>
      }
      actions={
        <>
          <IconButton
            aria-label={t('planEditor.undo')}
            disabled={history.past.length === 0}
            onClick={() => setHistory(undo(history))}
          >
            <UndoIcon />
          </IconButton>
          <IconButton
            aria-label={t('planEditor.redo')}
            disabled={history.future.length === 0}
            onClick={() => setHistory(redo(history))}
          >
            <RedoIcon />
          </IconButton>
          <Button color="inherit" component={RouterLink} to={`/SeatConfig/${id}/performances`}>
            {t('planEditor.performances')}
          </Button>
          <PrintPlan
            label={t('planEditor.print')}
            name={label}
            id={iri}
            press={print}
            isDisabled={drawing !== saved || saved.seats.length === 0}
          />
          <Button
            variant="contained"
            disabled={drawing === saved || faults.labels.length > 0 || save.isPending}
            onClick={() => void submit()}
          >
            {t('planEditor.save')}
          </Button>
        </>
      }
    >
      <ProblemAlert error={save.refusal?.error ?? print.refusal?.error} />
      {faults.keys.size > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {faults.labels.length > 0 &&
            t('planEditor.twice', {
              labels: faults.labels.slice(0, 8).join(', '),
              smart_count: faults.labels.length,
            })}{' '}
          {faults.overlaps > 0 && t('planEditor.overlaps', { smart_count: faults.overlaps })}
        </Alert>
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
              gap: 2,
              alignItems: 'center',
              flexWrap: 'wrap',
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <MapTool tool={tool} onTool={setTool} />
            <Button size="small" color="inherit" onClick={() => setKeys(new Set(plan.seats.id))}>
              {t('planEditor.all')}
            </Button>
            <Counts drawing={drawing} />
          </Stack>
          <Box sx={{ height: { xs: '56dvh', md: 'calc(100dvh - 260px)' }, minHeight: 340 }}>
            <SeatMap
              key={`${plan.bounds.right}/${plan.bounds.bottom}`}
              plan={plan}
              standing={standing}
              chosen={chosen}
              label={t('planEditor.map')}
              describe={describe}
              onPress={(seat, isAdding) => choose([seat], isAdding)}
              onLasso={tool === 'lasso' ? choose : undefined}
            />
          </Box>
        </Paper>
        <Stack spacing={2}>
          {keys.size > 0 && (
            <ChangeChosen drawing={drawing} keys={keys} onChange={change} onDone={() => setKeys(NONE)} />
          )}
          <AddPart drawing={drawing} onAdd={change} />
          <BlockList drawing={drawing} onChange={change} />
          {plan.count > 0 && (
            <SeatList
              title={t('planEditor.list')}
              plan={plan}
              chosen={chosen}
              describe={describe}
              onPress={(seat) => choose([seat], true)}
            />
          )}
        </Stack>
      </Box>
    </Page>
  );
}

/** More than these do not fit above the plan. */
const ZONES = 6;

function Counts({ drawing }: { readonly drawing: Drawing }) {
  const t = useTexts();
  const types = countBy(drawing.seats, 'type').map(
    ([type, count]) => `${t(`planEditor.types.${type}`)} ${count}`,
  );
  const zones = countBy(drawing.seats, 'zone').flatMap(([zone, count]) => (zone ? [`${zone} ${count}`] : []));
  const more = zones.length - ZONES;
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      className="num"
      title={more > 0 ? zones.join('\n') : undefined}
      sx={{ whiteSpace: 'normal' }}
    >
      {[
        ...types,
        ...zones.slice(0, ZONES),
        ...(more > 0 ? [t('planEditor.moreZones', { smart_count: more })] : []),
      ].join(' · ')}
    </Typography>
  );
}
