/** What the address of the figures asks for, and where a bar leads. Pure. */
import { screenPath } from '../../../../src/data/screenPath.ts';
import type { FigureName } from '../model/figures.ts';
import { type Period, pointSegment } from '../model/pointSegment.ts';

export interface FigureQuery extends Period {
  /** JSON of the nodes of a segment; empty for all customers. */
  readonly segment: string;
}

/** @returns the text, or nothing where an address that was cut or edited by hand has no list in it */
function takeList(text: string | null): string {
  try {
    return Array.isArray(JSON.parse(text ?? '')) ? (text ?? '') : '';
  } catch {
    return '';
  }
}

export function readQuery(asked: URLSearchParams): FigureQuery {
  const from = asked.get('from') || undefined;
  const to = asked.get('to') || undefined;
  return { segment: takeList(asked.get('segment')), from, to };
}

/** @returns the parameters of the address, without what is empty */
export const writeQuery = ({ segment, from, to }: FigureQuery): Record<string, string> => ({
  ...(segment && { segment }),
  ...(from && { from }),
  ...(to && { to }),
});

export const readNodes = (segment: string): readonly unknown[] => (segment === '' ? [] : JSON.parse(segment));

/** @returns the list of these customers */
export const listCustomers = (segment: string): string =>
  `${screenPath('CrmCustomer', 'list')}${
    segment && `?filter=${encodeURIComponent(JSON.stringify({ segment }))}`
  }`;

/** @returns the list of the customers that a bar counts, or nothing where no condition describes them */
export function pointPath(figure: FigureName, key: string, { segment, ...period }: FigureQuery) {
  const node = pointSegment(figure, key, period);
  return node && listCustomers(JSON.stringify([...readNodes(segment), node]));
}
