/** What the shapes and colours of the map mean: each drawn as on the map. */
import { Box, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { drawLook, type SeatShape } from '../model/paintSeats.ts';
import { SEAT_STATES, type SeatPlan, type SeatStanding } from '../model/seatPlan.ts';
import { useMapColors } from './seatColors.ts';
import { useTexts } from './useTexts.ts';

const SIDE = 16;

interface LegendProps {
  readonly plan: SeatPlan;
  readonly standing: SeatStanding;
  /** What a chosen seat is called. */
  readonly chosen: string;
  /** What a seat is called that is sold elsewhere, if not of a contingent. */
  readonly elsewhere?: string | undefined;
}

export function Legend({ plan, standing, chosen, elsewhere }: LegendProps) {
  const t = useTexts();
  const colors = useMapColors(plan.groups);
  const used = new Set(standing.groups);
  const groups = plan.groups.filter(({ id }) => used.has(id));
  const states = new Set(standing.states);
  // What is free shows in the colours of the groups, where there are some.
  const shapes = SEAT_STATES.filter(
    (state, index) => states.has(index) && !(state === 'free' && groups.length > 0),
  );
  const textOf = (shape: (typeof shapes)[number] | 'chosen') => {
    if (shape === 'chosen') return chosen;
    return (shape === 'contingent' && elsewhere) || t(`seatMap.states.${shape}`);
  };
  return (
    <Box
      component="ul"
      aria-label={t('seatMap.legend')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, m: 0, p: 0 }}
    >
      {groups.map(({ id, name }) => (
        <Entry key={id} shape="free" color={colors.ofGroup(id)} mark={colors.onChosen} text={name} />
      ))}
      {(['chosen', ...shapes] as const).map((shape) => (
        <Entry
          key={shape}
          shape={shape}
          color={colors.of(shape, 0)}
          mark={colors.onChosen}
          text={textOf(shape)}
        />
      ))}
    </Box>
  );
}

interface EntryProps {
  readonly shape: SeatShape;
  readonly color: number;
  readonly mark: number;
  readonly text: string;
}

function Entry({ shape, color, mark, text }: EntryProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { size, data } = drawLook({ shape, side: SIDE * 2, angle: 0, color, mark });
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    element.width = size;
    element.height = size;
    context.putImageData(new ImageData(new Uint8ClampedArray(data.buffer as ArrayBuffer), size, size), 0, 0);
  }, [shape, color, mark]);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, listStyle: 'none' }}>
      <Box component="canvas" ref={canvas} aria-hidden sx={{ width: 25, height: 25, m: -0.25 }} />
      <Typography variant="body2" component="span">
        {text}
      </Typography>
    </Box>
  );
}
