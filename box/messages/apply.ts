/** `apply`: how the box prints from now on. Checked as a whole: of parameters that are wrong none is kept. */
import * as z from 'zod';
import type { BoxParameters } from '../../schema/channel.ts';
import { Refusal } from '../refusal.ts';
import type { Box } from './box.ts';

/** Tenths of a millimetre: no printer's paper is wider. */
const FARTHEST = 3000;

const offset = z.int().min(-FARTHEST).max(FARTHEST);

const applyRequest = z.object({
  parameters: z.strictObject({
    pageCutMode: z.enum(['each', 'last', 'none']).optional(),
    printSpeed: z.int().min(0).max(10).optional(),
    forwardingMode: z.string().max(50).optional(),
    paperTypeTicketParametersMap: z
      .partialRecord(z.enum(['stock_tickets', 'thermal_roller']), z.record(z.string(), z.json()))
      .optional(),
    printers: z
      .array(
        z.strictObject({
          slug: z.string(),
          density: z.int().min(0).max(30).optional(),
          offset: z.strictObject({ x: offset, y: offset }).optional(),
        }),
      )
      .max(50)
      .optional(),
  }) satisfies z.ZodType<BoxParameters>,
});

export function apply(box: Box, message: unknown): void {
  const { data, error } = applyRequest.safeParse(message);
  if (!data) {
    const [fault] = error.issues;
    throw new Refusal(
      'invalid_message',
      `The parameters are not applied: "${fault?.path.join('.') ?? ''}" ${fault?.message ?? ''}`,
    );
  }
  const unknown = data.parameters.printers?.find(({ slug }) => !box.stations.has(slug));
  if (unknown) throw new Refusal('printer_not_found', `The box has no printer "${unknown.slug}".`);
  box.apply(data.parameters);
}
