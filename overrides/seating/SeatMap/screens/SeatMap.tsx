/** The map of a room: every seat, how it is, near or from afar. What a press means is up to whoever shows it. */
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import WholeIcon from '@mui/icons-material/ZoomOutMap';
import { Box, IconButton, Paper, Stack } from '@mui/material';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { LookCache, type SeatShape } from '../model/paintSeats.ts';
import { listAreas, listRowNames, listZoneNames } from '../model/rows.ts';
import { buildGrid, hitSeat, listWithin } from '../model/seatGrid.ts';
import { type SeatPlan, type SeatStanding, stateOf } from '../model/seatPlan.ts';
import {
  dragView,
  fitView,
  type Point,
  type Size,
  toPlan,
  toScreen,
  type View,
  zoomView,
} from '../model/view.ts';
import { type Canvas, drawMap } from './drawMap.ts';
import { useMapColors } from './seatColors.ts';
import { useGestures } from './useGestures.ts';
import { useTexts } from './useTexts.ts';

export interface SeatMapProps {
  readonly plan: SeatPlan;
  readonly standing: Pick<SeatStanding, 'states' | 'groups'>;
  /** Indexes. */
  readonly chosen: ReadonlySet<number>;
  readonly label: string;
  /** The description of the seat under the pointer. */
  readonly describe: (seat: number) => string;
  readonly onPress: (seat: number, isAdding: boolean) => void;
  /** With it, dragging draws a line around seats. */
  readonly onLasso?: ((seats: readonly number[], isAdding: boolean) => void) | undefined;
}

/** A finger means no seat smaller than this, in pixels: it comes nearer first. */
const FINGER = 14;

const NONE: readonly Point[] = [];

export function SeatMap({ plan, standing, chosen, label, describe, onPress, onLasso }: SeatMapProps) {
  const t = useTexts();
  const canvas = useRef<HTMLCanvasElement>(null);
  const kept = useRef<Canvas>({ cache: new LookCache() });
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [moved, setMoved] = useState<View>();
  const [hovered, setHovered] = useState(-1);
  const [lasso, setLasso] = useState(NONE);
  const colors = useMapColors(plan.groups);
  const grid = useMemo(() => buildGrid(plan), [plan]);
  const areas = useMemo(() => listAreas(plan), [plan]);
  const rows = useMemo(() => listRowNames(areas, plan), [areas, plan]);
  const whole = useMemo(() => fitView(plan.bounds, size), [plan.bounds, size]);
  const zones = useMemo(
    () =>
      listZoneNames(areas, plan).map((zone) => ({
        ...zone,
        text: t('seatMap.zone', {
          name: [zone.floor, zone.zone].filter(Boolean).join(' · '),
          smart_count: zone.seats.filter((seat) => stateOf(standing.states, seat) === 'free').length,
        }),
      })),
    [areas, plan, standing, t],
  );
  const view = moved ?? whole;

  useLayoutEffect(() => {
    const element = canvas.current?.parentElement;
    if (!element) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const shapeOf = useCallback(
    (seat: number): SeatShape => (chosen.has(seat) ? 'chosen' : stateOf(standing.states, seat)),
    [chosen, standing],
  );
  const colorOf = useCallback(
    (seat: number) => colors.of(shapeOf(seat), standing.groups[seat] ?? 0),
    [colors, shapeOf, standing],
  );

  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (!canvas.current) return;
      const painted = { plan, shapeOf, colorOf, onChosen: colors.onChosen };
      const ratio = Math.min(2, window.devicePixelRatio || 1);
      drawMap(canvas.current, kept.current, {
        plan,
        grid,
        view,
        size,
        ratio,
        painted,
        colors,
        rows,
        zones,
        hovered,
        lasso,
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [plan, grid, view, size, shapeOf, colorOf, colors, rows, zones, hovered, lasso]);

  const zoom = (at: Point, factor: number) =>
    setMoved((before) => zoomView(before ?? whole, { at, factor, least: whole.scale * 0.8 }));
  const zoomMiddle = (factor: number) => zoom({ x: size.width / 2, y: size.height / 2 }, factor);
  const hit = (at: Point) =>
    hitSeat(plan, grid, toPlan(view, at), Math.max(0.6, Math.min(2, 10 / view.scale)));

  const pointer = useGestures(canvas, {
    tool: onLasso ? 'lasso' : 'move',
    onDrag: (by) => setMoved((before) => dragView(before ?? whole, by, { bounds: plan.bounds, size })),
    onZoom: zoom,
    onHover: (at) => setHovered(at ? hit(at) : -1),
    onPress: (at, { isAdding, isTouch }) => {
      if (isTouch && view.scale < FINGER) return zoom(at, 24 / view.scale);
      const seat = hit(at);
      if (seat >= 0) onPress(seat, isAdding);
    },
    onLasso: (line, isDone, isAdding) => {
      const onPlan = line.map((point) => toPlan(view, point));
      setLasso(isDone ? NONE : onPlan);
      if (isDone) onLasso?.(listWithin(plan, grid, onPlan), isAdding);
    },
  });

  return (
    <Box
      sx={{
        position: 'relative',
        width: '100%',
        height: '100%',
        minHeight: 0,
        overflow: 'hidden',
        bgcolor: 'background.paper',
      }}
    >
      <Box
        component="canvas"
        ref={canvas}
        role="img"
        aria-label={label}
        data-scale={view.scale.toFixed(2)}
        sx={{
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          touchAction: 'none',
          cursor: onLasso ? 'crosshair' : hovered >= 0 ? 'pointer' : 'grab',
        }}
        {...pointer}
      />
      {hovered >= 0 && (
        <Hint at={toScreen(view, { x: plan.x[hovered] ?? 0, y: plan.y[hovered] ?? 0 })} size={size}>
          {describe(hovered)}
        </Hint>
      )}
      <Stack sx={{ position: 'absolute', right: 12, bottom: 12, gap: 0.5 }}>
        <MapButton label={t('seatMap.nearer')} onClick={() => zoomMiddle(1.5)}>
          <AddIcon fontSize="small" />
        </MapButton>
        <MapButton label={t('seatMap.farther')} onClick={() => zoomMiddle(1 / 1.5)}>
          <RemoveIcon fontSize="small" />
        </MapButton>
        <MapButton label={t('seatMap.whole')} onClick={() => setMoved(undefined)}>
          <WholeIcon fontSize="small" />
        </MapButton>
      </Stack>
    </Box>
  );
}

function MapButton({
  label,
  onClick,
  children,
}: {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: React.ReactNode;
}) {
  return (
    <Paper variant="outlined">
      <IconButton aria-label={label} title={label} onClick={onClick} sx={{ borderRadius: 1 }}>
        {children}
      </IconButton>
    </Paper>
  );
}

function Hint({
  at,
  size,
  children,
}: {
  readonly at: Point;
  readonly size: Size;
  readonly children: string;
}) {
  const isHigh = at.y > 90;
  return (
    <Paper
      elevation={4}
      aria-hidden
      sx={{
        position: 'absolute',
        left: Math.min(size.width - 110, Math.max(110, at.x)),
        top: at.y,
        transform: `translate(-50%, ${isHigh ? 'calc(-100% - 24px)' : '28px'})`,
        px: 1.5,
        py: 1,
        width: 'max-content',
        maxWidth: 220,
        border: 1,
        borderColor: 'divider',
        pointerEvents: 'none',
        fontSize: '0.8125rem',
        whiteSpace: 'pre-line',
        zIndex: 1,
      }}
    >
      {children}
    </Paper>
  );
}
