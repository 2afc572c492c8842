/** Seats turned around a point and put elsewhere: a block beside the stage faces it. Pure. */
import { type Drawing, type DrawnSeat, round } from '../../SeatConfig/model.ts';

/** @param to where x = 0, y = 0 of the seats goes, and how far they are turned, in degrees, clockwise */
export function turnSeats(
  seats: readonly DrawnSeat[],
  to: { readonly x: number; readonly y: number; readonly degrees: number },
): readonly DrawnSeat[] {
  const turn = (to.degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return seats.map((seat) => ({
    ...seat,
    x: round(to.x + seat.x * cos - seat.y * sin),
    y: round(to.y + seat.x * sin + seat.y * cos),
    angle: round(seat.angle + to.degrees),
  }));
}

/** The same with tables, which look alike from all sides: their middles turn. */
export function turnPart({ seats, blocks }: Drawing, to: Parameters<typeof turnSeats>[1]): Drawing {
  const turn = (to.degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return {
    seats: turnSeats(seats, to),
    blocks: blocks.map((block) => {
      const { x, y, width, height } = block;
      const middle = { x: x + width / 2, y: y + height / 2 };
      return {
        ...block,
        x: round(to.x + middle.x * cos - middle.y * sin - width / 2),
        y: round(to.y + middle.x * sin + middle.y * cos - height / 2),
      };
    }),
  };
}
