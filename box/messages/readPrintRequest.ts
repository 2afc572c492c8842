/** The shape of a print message, checked: the relay passes on what a desk sent. */
import * as z from 'zod';
import type { PrintRequest } from '../../schema/channel.ts';
import { Refusal } from '../refusal.ts';

const MAX_PAGES = 500;

const tooMany = `asks for more than ${MAX_PAGES} pages, or for none`;
const noKey = 'carries no "desk_settings.jobKey"';
const noList = 'carries no "urlList" of addresses';

const settings = z.object(
  {
    jobKey: z.string(noKey).min(1, noKey).max(200, noKey),
    copies: z.int(tooMany).min(1, tooMany).default(1),
    rotate: z.literal([0, 90, 180, 270], 'turns by no quarter').default(0),
    cut: z.enum(['each', 'last', 'none'], 'cuts neither "each" page nor the "last" nor "none"').optional(),
    drawer: z.boolean('has neither true nor false for "drawer"').default(false),
    paperType: z.enum(['stock_tickets', 'thermal_roller'], 'is for a paper that is not known').optional(),
    dpi: z.number('has a "dpi" that is no number').optional(),
  },
  noKey,
);

/** What of it the box goes by: the page is as wide as the printer's paper. */
const printRequest = z
  .object(
    {
      printerSlug: z.string('names no "printerSlug"'),
      token: z.string('carries no "token"'),
      urlList: z.array(z.string(noList), noList).min(1, noList),
      desk_settings: settings,
    },
    'names no "printerSlug"',
  )
  .refine(({ urlList, desk_settings: { copies } }) => copies * urlList.length <= MAX_PAGES, tooMany);

export type CheckedPrint = z.output<typeof printRequest>;

/** @throws Refusal `invalid_message` with the first fault */
export function readPrintRequest(message: unknown): CheckedPrint {
  const { data, error } = printRequest.safeParse(message);
  if (!data) throw new Refusal('invalid_message', `The print message ${error?.issues[0]?.message}.`);
  return data satisfies Pick<PrintRequest, 'printerSlug' | 'token' | 'urlList' | 'desk_settings'>;
}
