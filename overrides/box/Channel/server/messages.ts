/** What parties of the box channel send to the relay, as far as the relay looks at it: the rest is for who it goes to. */
import * as z from 'zod';
import { type MeasureRequest, MOST_MEASURED } from '../../../../schema/channel/device.ts';
import {
  type StartTransaction,
  TERMINAL_STATUSES,
  type TerminalOutcome,
  type TerminalState,
} from '../../../../schema/channel/terminal.ts';
import type { BoxParameters, BoxState, PrinterState } from '../../../../schema/channel.ts';
import { socketToken } from '../../../accounts/SignIn/server/socketToken.ts';

/** What a box or a desk may be called: it is stored, and part of messages. */
const partyId = z
  .string()
  .min(1)
  .max(100)
  .refine((id) => !id.includes('\0') && id.isWellFormed());

/** The query of a connection. `contract`: which one, where the token is good for several. */
export const partyQuery = z.object({
  type: z.enum(['desk', 'box', 'server']),
  id: partyId,
  accessToken: socketToken,
  contract: z.coerce.number().optional(),
});

export type PartyQuery = z.output<typeof partyQuery>;

/** Whom a desk's message is for. */
export const toBox = z.object({ boxId: partyId });

/** A message that names a job. */
export const ofJob = z.object({ desk_settings: z.object({ jobKey: z.string() }) });

const printerState = z.object({
  slug: z.string(),
  name: z.string(),
  uri: z.string(),
  language: z.enum(['escpos', 'starprnt', 'fgl', 'zpl', 'pdf', 'virtual']),
  dpi: z.number(),
  widthMm: z.number(),
  paperType: z.enum(['stock_tickets', 'thermal_roller']),
  isDefault: z.boolean(),
  hasDrawer: z.boolean(),
  state: z.enum(['idle', 'printing', 'stopped', 'offline']),
  reasons: z.array(z.string()),
  queued: z.number(),
  lastJobAt: z.string().optional(),
}) satisfies z.ZodType<PrinterState>;

const terminalState = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(['idle', 'busy', 'offline']),
}) satisfies z.ZodType<TerminalState>;

const parameters = z.object({
  pageCutMode: z.enum(['each', 'last', 'none']).optional(),
  printSpeed: z.int().min(0).max(10).optional(),
  forwardingMode: z.string().max(50).optional(),
  paperTypeTicketParametersMap: z.record(z.string(), z.record(z.string(), z.json())).optional(),
  printers: z
    .array(
      z.object({
        slug: z.string(),
        density: z.number().optional(),
        offset: z.object({ x: z.number(), y: z.number() }).optional(),
      }),
    )
    .optional(),
}) satisfies z.ZodType<BoxParameters>;

/** What a box reports of itself. */
export const boxState = z.object({
  name: z.string(),
  packageVersion: z.string(),
  uptime: z.number(),
  ramUsage: z.number(),
  printersState: z.array(printerState),
  // An older box knows no terminals.
  terminalsState: z.array(terminalState).default([]),
  // A box that received none has none.
  parameters: parameters.optional(),
  localTime: z.string(),
}) satisfies z.ZodType<BoxState>;

/** What came out of a printer. */
export const outcome = z.object({
  jobKey: z.string(),
  urlList: z.array(z.string()).catch([]),
});

/** What became of a card payment. */
export const terminalOutcome = z.object({
  transactionId: z.string().max(100),
  status: z.enum(TERMINAL_STATUSES),
  reason: z.string().max(50).optional(),
  cardType: z.string().max(20).optional(),
  mode: z.string().max(20).optional(),
  lastDigits: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  authorisation: z.string().max(50).optional(),
}) satisfies z.ZodType<TerminalOutcome>;

/** A desk's four arguments: the box, its terminal, the payment and a token, which is the connection's own. */
export const startTransaction = z
  .tuple([partyId, z.string(), z.object({ transactionId: z.string().max(100) })], z.unknown())
  .transform(([boxId, terminalId, { transactionId }]) => ({ boxId, terminalId, transactionId }));

/** What a desk may name of a payment that the server has reserved. */
export type NamedTransaction = Pick<StartTransaction, 'boxId' | 'terminalId'> & {
  readonly transactionId: string;
};

/** What a box asks in order to measure its line. What it sends along is read by nobody. */
export const measure = z.object({
  want: z.number().int().min(0).max(MOST_MEASURED),
}) satisfies z.ZodType<MeasureRequest>;
