/** Walks a collection by its view's links: every record once, as many as its total, forth and back. */
import type { Answer, ProbeClient } from './client.ts';
import type { Findings } from './findings.ts';
import { quote } from './findings.ts';
import { idOf, membersOf, term, typesOf } from './terms.ts';

export interface Walk {
  readonly entity: string;
  readonly address: string;
  /** Pages to read at most. */
  readonly pages: number;
}

interface Walked {
  readonly ids: readonly string[];
  readonly pages: readonly Answer[];
  readonly isWhole: boolean;
}

const viewOf = (answer: Answer) => term(answer.body, 'view');
const linkOf = (answer: Answer, name: string) => idOf(term(viewOf(answer), name));

export const totalOf = (answer: Answer): number | undefined => {
  const total = term(answer.body, 'totalItems');
  return typeof total === 'number' ? total : undefined;
};

const isBound = (answer: Answer) => term(answer.body, 'totalItemsIsLowerBound') === true;

async function walk(client: ProbeClient, { address, pages: most }: Walk): Promise<Walked> {
  const pages: Answer[] = [];
  let next: string | undefined = address;
  while (next !== undefined && pages.length < most) {
    const answer: Answer = await client.ask(next);
    pages.push(answer);
    const before: string = next;
    next = answer.status === 200 ? linkOf(answer, 'next') : undefined;
    if (next === before) next = undefined;
  }
  const ids = pages.flatMap(({ body }) => membersOf(body).map((row) => idOf(row) ?? ''));
  return { ids, pages, isWhole: next === undefined };
}

/** What is wrong with a walk, worded as expected and got. */
function faultOf({ ids, pages, isWhole }: Walked): { at: Answer; expected: string; got: string } | undefined {
  const [first] = pages;
  const last = pages.at(-1);
  if (!first || !last) return undefined;
  const broken = pages.find(({ status }) => status !== 200);
  if (broken) return { at: broken, expected: 'a page, as the link "next" promises', got: broken.got };
  const twice = ids.find((id, index) => id !== '' && ids.indexOf(id) !== index);
  if (twice) return { at: first, expected: 'every record on one page', got: `${quote(twice)} on two` };
  const total = totalOf(first);
  if (isWhole && total !== undefined && !isBound(first) && total !== ids.length)
    return {
      at: first,
      expected: `totalItems to be the ${ids.length} records its pages have`,
      got: String(total),
    };
  if (isWhole && isBound(first) && total !== undefined && total > ids.length)
    return {
      at: first,
      expected: `at most ${ids.length} as the least number of records`,
      got: String(total),
    };
  return undefined;
}

/** `first`, `last` and `previous` lead where they should. */
async function checkEnds(
  client: ProbeClient,
  { entity }: Walk,
  walked: Walked,
  { faults }: Findings,
): Promise<void> {
  const { pages, isWhole } = walked;
  const [first, end] = [pages[0], pages.at(-1)];
  if (!first || !end) return;
  const idsOf = (answer: Answer) => membersOf(answer.body).map(idOf).join(' ');
  const check = async (from: Answer, name: string, to: Answer) => {
    const link = linkOf(from, name);
    if (link === undefined) return;
    const answer = await client.ask(link);
    if (answer.status !== 200 || idsOf(answer) !== idsOf(to))
      faults.push({
        entity,
        call: from.call,
        expected: `the link "${name}" (${quote(link)}) to lead to the ${name === 'previous' ? 'page before' : `${name} page`}`,
        got: answer.status === 200 ? 'another page' : answer.got,
      });
  };
  await check(first, 'first', first);
  if (isWhole) await check(first, 'last', end);
  const before = pages.at(-2);
  if (pages.length > 1 && before) {
    await check(end, 'previous', before);
    if (linkOf(end, 'previous') === undefined)
      faults.push({
        entity,
        call: end.call,
        expected: 'a link "previous" on a page after the first',
        got: 'none',
      });
  }
}

export async function checkPages(client: ProbeClient, asked: Walk, findings: Findings): Promise<void> {
  let walked = await walk(client, asked);
  // Somebody may have written meanwhile: only what is wrong twice is a fault.
  if (faultOf(walked)) walked = await walk(client, asked);
  const fault = faultOf(walked);
  const { entity } = asked;
  if (fault) findings.faults.push({ entity, call: fault.at.call, expected: fault.expected, got: fault.got });
  else await checkEnds(client, asked, walked, findings);
  const [first] = walked.pages;
  if (first && !walked.isWhole)
    findings.notes.push(
      `${entity}: ${walked.pages.length} pages of ${totalOf(first) ?? 'unknown many'} records were walked, not all.`,
    );
  if (
    first?.status === 200 &&
    !typesOf(first.body).includes('Collection') &&
    !typesOf(first.body).includes('PagedCollection')
  )
    findings.faults.push({
      entity,
      call: first.call,
      expected: '"@type" to be a Collection',
      got: quote(typesOf(first.body)),
    });
}
