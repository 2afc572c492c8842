/**
 * `POST /export`: a file of the customers of a segment. `strategy` is its format; the file is that of the list, whose address the
 * answer gives, so that columns, rights and the writing of a million rows are the same.
 */
import { defineAction } from '../../../../server/action.ts';
import { planProblem } from '../../../../server/kit.ts';
import { demandSegment } from '../../Segment/server/renderSegment.ts';

const FORMATS = ['csv', 'xlsx', 'jsonld'] as const;
/** Of `params`: how the file is written, and what is in it. */
const OPTIONS = ['fields', 'header', 'delimiter', 'bom', 'language'] as const;
/** Servers and their proxies take an address of 8 to 16 KB. */
const LONGEST = 7000;

const shorten = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 80);

function readParams(params: unknown): readonly (readonly [string, string])[] {
  if (params === undefined || params === null) return [];
  return Object.entries(params as object).flatMap(([name, value]: [string, unknown]) => {
    const texts = [value].flat();
    const isKnown = OPTIONS.some((option) => option === name);
    if (!isKnown || !texts.every((text) => typeof text === 'string' || typeof text === 'boolean'))
      throw planProblem('PLAN-005', {
        parameter: `params.${name}`.slice(0, 80),
        value: shorten(value),
        expected: `a text, of ${OPTIONS.join(', ')}`,
      });
    return texts.length === 0 ? [] : [[name, texts.join(',')] as const];
  });
}

export const exportCustomers = defineAction('CrmCustomer.exportCustomers', {
  run({ contract, caller }, { body }) {
    const { strategy, filterList, params } = body;
    const format = FORMATS.find((one) => one === strategy);
    if (!format)
      throw planProblem('PLAN-005', {
        parameter: 'strategy',
        value: shorten(strategy),
        expected: `of ${FORMATS.join(', ')}`,
      });
    // What is wrong with it is reported here, and not at the address that it is sent on to.
    demandSegment(filterList, caller);
    const query = new URLSearchParams([
      ...(filterList.length > 0 ? [['segment', JSON.stringify(filterList)] as [string, string]] : []),
      ...readParams(params).map(([name, text]): [string, string] => [name, text]),
      ['contract', String(contract)],
    ]).toString();
    if (query.length > LONGEST)
      throw planProblem('PLAN-005', {
        parameter: 'filterList',
        value: `${query.length} characters`,
        expected: `at most ${LONGEST} characters as an address`,
      });
    return { redirect: `/crm/customers/export.${format}?${query}` };
  },
});
