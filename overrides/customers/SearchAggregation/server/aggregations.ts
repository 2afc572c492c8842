/** The calls that answer figures about customers: several at once, one chart, and what a press on a chart can become. */
import { defineAction } from '../../../../server/action.ts';
import { defineCall } from '../../../../server/call.ts';
import { type Caller, holdsForAll, planProblem, type ReadContext } from '../../../../server/kit.ts';
import { CRITERIA, type CriterionName, GROUPS, OPERATORS_OF } from '../../Segment/model/criteria.ts';
import { inputOf, isDay, type Segment } from '../../Segment/model/segment.ts';
import { demandSegment } from '../../Segment/server/renderSegment.ts';
import { FIGURES, findFigure } from '../model/figures.ts';
import type { Period } from '../model/pointSegment.ts';
import { shapeFigure } from '../model/shapeFigure.ts';
import { figureProblem } from './errors.ts';
import { readFigures } from './readFigures.ts';

type Figure = (typeof FIGURES)[number];

/** @throws CRM-009, CRM-010 */
function demandFigure(name: unknown, caller: Pick<Caller, 'rights'>): Figure {
  const figure = findFigure(name);
  if (!figure)
    throw figureProblem('CRM-009', {
      name: String(typeof name === 'string' ? name : JSON.stringify(name)).slice(0, 80),
      names: FIGURES.map((one) => one.name).join(', '),
    });
  const { needs } = figure;
  if (needs && !holdsForAll(caller, [needs]))
    throw figureProblem('CRM-010', { name: figure.name, policy: needs });
  return figure;
}

function readPeriod(from: string | null | undefined, to: string | null | undefined): Period {
  const given = [from, to].filter((day) => day !== undefined && day !== null && day !== '');
  if (!given.every(isDay) || (given.length === 2 && String(given[0]) > String(given[1])))
    throw figureProblem('CRM-011', { from: from ?? '', to: to ?? '' });
  return { from: from || undefined, to: to || undefined };
}

type Asking = Pick<ReadContext, 'tx' | 'contract'>;

async function answerFigures(
  { tx, contract }: Asking,
  figures: readonly Figure[],
  { segment, period }: { readonly segment: Segment; readonly period: Period },
) {
  const names = figures.map(({ name }) => name);
  const { rows, ...found } = await readFigures(tx, { contract, segment, period, names });
  return figures.map(({ name, type, unit }) => ({
    name,
    unit,
    type,
    data: shapeFigure(name, { ...found, rows: rows[name] ?? [] }),
  }));
}

export const aggregateCall = defineCall(
  'POST /v1/aggregations/customers',
  async ({ tx, contract, caller }, { body }) => {
    const figures = body.aggregationList.map((name) => demandFigure(name, caller));
    const value = await answerFigures({ tx, contract }, figures, {
      segment: demandSegment(body.filterList, caller),
      period: readPeriod(body.purchaseDateFrom, body.purchaseDateTo),
    });
    return { value };
  },
);

/** Those of whom these fields are filled in. */
const whoHas = (fields: unknown) =>
  [fields ?? []].flat().map((field) => {
    const input = inputOf(field as CriterionName);
    const operator = input === 'date' ? 'isFilled' : input === 'boolean' ? 'isChecked' : 'isNotEmpty';
    return { field, operator };
  });

export const figureActions = [
  // `script` is the name of a figure: what a client sends is never run.
  defineAction('CrmCustomer.dataviz', {
    async run({ tx, contract, caller }, { body }) {
      const figure = demandFigure(body.script, caller);
      const segment = demandSegment(whoHas(body.fieldExist), caller);
      const [value] = await answerFigures({ tx, contract }, [figure], { segment, period: {} });
      return { value };
    },
  }),
  defineAction('CrmCustomer.datavizActionList', {
    run(_context, { body: { field } }) {
      const criterion = findFigure(field)?.criterion ?? CRITERIA.find(([name]) => name === field)?.[0];
      if (!criterion && !findFigure(field))
        throw planProblem('PLAN-005', {
          parameter: 'field',
          value: field.slice(0, 80),
          expected: 'the name of a figure or of a criterion of the filters',
        });
      const actionList = GROUPS.filter(([, , criteria]) => criteria.some((name) => name === criterion)).map(
        ([group]) => ({
          name: 'addToSegment',
          group,
          field: criterion,
          operatorList: criterion ? OPERATORS_OF[inputOf(criterion)] : [],
        }),
      );
      return { value: { field, actionList } };
    },
  }),
] as const;
