/** One frame of the map: seats as pixels, what lies under them, and the names and marks above. */
import { type LookCache, type Painted, type Pixels, paintSeats } from '../model/paintSeats.ts';
import type { RowName, ZoneName } from '../model/rows.ts';
import { listNear, type SeatGrid } from '../model/seatGrid.ts';
import type { SeatPlan } from '../model/seatPlan.ts';
import { type Point, type Size, toPlan, toScreen, type View } from '../model/view.ts';
import { isLight, type MapColors } from './seatColors.ts';

/** From this size of a seat on, in pixels, its number is written on it. */
const NUMBERS_FROM = 19;
/** From this size on, names are beside rows. */
const ROWS_FROM = 9;

export interface Frame {
  readonly plan: SeatPlan;
  readonly grid: SeatGrid;
  readonly view: View;
  readonly size: Size;
  readonly ratio: number;
  readonly painted: Painted;
  readonly colors: MapColors;
  readonly rows: readonly RowName[];
  readonly zones: readonly (ZoneName & { readonly text: string })[];
  readonly hovered: number;
  readonly lasso: readonly Point[];
}

const FONT = "Inter, system-ui, 'Segoe UI', Roboto, Arial, sans-serif";

function drawBlocks(context: CanvasRenderingContext2D, { plan, view, colors }: Frame, isText: boolean): void {
  for (const { x, y, width, height, info, fontSize } of plan.blocks) {
    const at = toScreen(view, { x, y });
    const [wide, high] = [width * view.scale, height * view.scale];
    if (isText) {
      if (!info) continue;
      const text = Math.min(28, Math.max(10, (fontSize / 14) * view.scale * 0.6));
      context.fillStyle = colors.soft;
      context.font = `600 ${text}px ${FONT}`;
      context.fillText(info, at.x + wide / 2, at.y + high / 2, Math.max(wide, 40));
      continue;
    }
    context.fillStyle = colors.block;
    context.beginPath();
    context.roundRect(at.x, at.y, wide, high, Math.min(8, high / 4));
    context.fill();
  }
}

function drawNumbers(context: CanvasRenderingContext2D, frame: Frame): void {
  const { plan, grid, view, size, painted } = frame;
  if (view.scale < NUMBERS_FROM) return;
  const from = toPlan(view, { x: 0, y: 0 });
  const to = toPlan(view, { x: size.width, y: size.height });
  context.font = `600 ${Math.min(15, view.scale * 0.4)}px ${FONT}`;
  for (const index of listNear(plan, grid, { left: from.x, top: from.y, right: to.x, bottom: to.y })) {
    const shape = painted.shapeOf(index);
    if (shape !== 'free') continue;
    const at = toScreen(view, { x: plan.x[index] ?? 0, y: plan.y[index] ?? 0 });
    context.fillStyle = isLight(painted.colorOf(index)) ? '#1d1022' : '#ffffff';
    const isWheelchair = plan.seats.type[index] === 'reduced_mobility';
    context.fillText(isWheelchair ? '♿\uFE0E' : (plan.seats.number[index] ?? ''), at.x, at.y + 0.5);
  }
}

function drawNames(context: CanvasRenderingContext2D, { view, colors, rows, zones }: Frame): void {
  if (view.scale >= ROWS_FROM) {
    context.font = `600 ${Math.min(14, Math.max(9, view.scale * 0.42))}px ${FONT}`;
    context.fillStyle = colors.soft;
    for (const { name, x, y } of rows) {
      const at = toScreen(view, { x, y });
      context.fillText(name, at.x, at.y);
    }
    return;
  }
  context.font = `600 12px ${FONT}`;
  for (const { text, x, y } of zones) {
    if (!text) continue;
    const at = toScreen(view, { x, y });
    const width = context.measureText(text).width + 16;
    context.fillStyle = colors.sheet;
    context.strokeStyle = colors.line;
    context.lineWidth = 1;
    context.beginPath();
    context.roundRect(at.x - width / 2, at.y - 13, width, 26, 13);
    context.fill();
    context.stroke();
    context.fillStyle = colors.text;
    context.fillText(text, at.x, at.y);
  }
}

function drawMarks(context: CanvasRenderingContext2D, { plan, view, colors, hovered, lasso }: Frame): void {
  context.strokeStyle = colors.text;
  context.lineWidth = 2;
  if (hovered >= 0) {
    const at = toScreen(view, { x: plan.x[hovered] ?? 0, y: plan.y[hovered] ?? 0 });
    const half = Math.max(6, view.scale * 0.52);
    context.beginPath();
    context.roundRect(at.x - half, at.y - half, 2 * half, 2 * half, half * 0.4);
    context.stroke();
  }
  if (lasso.length < 2) return;
  context.strokeStyle = colors.chosen;
  context.setLineDash([6, 4]);
  context.beginPath();
  for (const [index, point] of lasso.entries()) {
    const at = toScreen(view, point);
    if (index === 0) context.moveTo(at.x, at.y);
    else context.lineTo(at.x, at.y);
  }
  context.closePath();
  context.stroke();
  context.setLineDash([]);
}

/** What is kept from one frame to the next. */
export interface Canvas {
  readonly cache: LookCache;
  image?: ImageData;
}

export function drawMap(canvas: HTMLCanvasElement, kept: Canvas, frame: Frame): void {
  const context = canvas.getContext('2d');
  const { size, ratio, view } = frame;
  const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
  if (!context || width === 0 || height === 0) return;
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  if (kept.image?.width !== width || kept.image.height !== height)
    kept.image = context.createImageData(width, height);
  const pixels: Pixels = { width, height, data: new Uint32Array(kept.image.data.buffer) };
  paintSeats(pixels, { ...view, scale: view.scale * ratio }, frame.painted, kept.cache);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.putImageData(kept.image, 0, 0);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.globalCompositeOperation = 'destination-over';
  drawBlocks(context, frame, false);
  context.globalCompositeOperation = 'source-over';
  drawBlocks(context, frame, true);
  drawNumbers(context, frame);
  drawNames(context, frame);
  drawMarks(context, frame);
}
