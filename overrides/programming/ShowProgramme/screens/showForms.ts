/** The rules of the steps that make a show. Messages are keys of texts; the server has the last word. */
import { array, enum as choice, custom, minLength, nullable, object, refine, regex, string } from 'zod/mini';
import type { SaleMomentInput } from '../../../../schema/generated/programming/SaleMoment.ts';
import { REQUIRED, requiredText } from '../../../../src/fields/schemaForm/rules.ts';
import { parseTimes } from '../model/parseTimes.ts';

export const showForm = object({
  title: requiredText(300),
  type: choice(['general_public', 'school', 'business', 'other']),
  category: nullable(string()),
  season: nullable(string()),
});

export const datesForm = object({
  times: string().check(refine((text) => parseTimes(text).length > 0, 'newShow.dates.timesWrong')),
  /** In minutes; empty: not known yet. */
  duration: string().check(regex(/^\d{0,5}$/, 'app.violation.format')),
  /** Local: `2026-09-12T20:00`. */
  starts: array(string()).check(minLength(1, 'newShow.dates.none')),
});

export const stockForm = object({ kind: choice(['room', 'number', 'unlimited']), places: string() }).check(
  refine(({ kind, places }) => kind !== 'number' || (/^\d{1,7}$/.test(places) && Number(places) > 0), {
    path: ['places'],
    message: 'newShow.stock.wrong',
  }),
);

const isComplete = ({ kind, at, amount, unit }: SaleMomentInput) =>
  kind === 'none' || (kind === 'at' ? Boolean(at) : amount !== undefined && unit !== undefined);

const moment = () => custom<SaleMomentInput>((value) => isComplete(value as SaleMomentInput), REQUIRED);

export const saleForm = object({ opens: moment(), closes: moment() });
