/** Creates a record, changes it and deletes it again, where all three are declared and its fields can be made up. */
import type { Answer, ProbeClient } from './client.ts';
import type { Findings } from './findings.ts';
import { quote } from './findings.ts';
import { operationOf, type ProbedEntity } from './model.ts';
import { sampleOf } from './samples.ts';
import { idOf, isNode, listOf, term } from './terms.ts';

export interface WriteScope {
  readonly entity: ProbedEntity;
  readonly address: string;
  /** An address of a record of each class, to point relations at. */
  readonly known: ReadonlyMap<string, string>;
}

type Body = Record<string, unknown>;

/** A body of the required fields, or the field that has no value to be made up. */
function makeBody({ entity, known }: WriteScope, seed: number): { body: Body } | { missing: string } {
  const body: Body = {};
  for (const field of entity.fields.filter(({ required, writable }) => required && writable)) {
    const value = field.isLink ? known.get(field.range) : sampleOf(field, seed);
    if (value === undefined) return { missing: field.name };
    body[field.name] = field.isLink && field.schema?.type === 'array' ? [value] : value;
  }
  return { body };
}

/** Servers may answer a text trimmed or an instant in another writing. */
const isSame = (sent: unknown, found: unknown): boolean =>
  JSON.stringify(sent) === JSON.stringify(found) ||
  (typeof sent === 'string' && idOf(found) === sent) ||
  (typeof sent === 'string' && typeof found === 'string' && Date.parse(sent) === Date.parse(found));

interface Story {
  readonly client: ProbeClient;
  readonly entity: ProbedEntity;
  expect(answer: Answer, statuses: readonly number[], words: string): boolean;
  expectValues(answer: Answer, sent: Body): void;
  note(text: string): void;
}

function makeStory(
  client: ProbeClient,
  entity: ProbedEntity,
  { faults, notes, unauthorized }: Findings,
): Story {
  const { name } = entity;
  return {
    client,
    entity,
    note: (text) => void notes.push(text),
    expect(answer, statuses, words) {
      if (statuses.includes(answer.status)) return true;
      if (answer.status === 401) unauthorized.push(answer.call);
      else faults.push({ entity: name, call: answer.call, expected: words, got: answer.got });
      return false;
    },
    expectValues(answer, sent) {
      for (const [field, value] of Object.entries(sent)) {
        const found = isNode(answer.body) ? answer.body[field] : undefined;
        if (found === undefined || isSame(value, found)) continue;
        faults.push({
          entity: name,
          call: answer.call,
          expected: `"${field}" to be ${quote(value)}, as it was sent`,
          got: quote(found),
        });
      }
    },
  };
}

/** Another value of one field that was sent, to change it by. */
function changeOf({ entity }: Story, sent: Body, seed: number): Body | undefined {
  const field = entity.fields.find(
    ({ name, isLink, schema, range }) =>
      name in sent &&
      !isLink &&
      !schema?.enum &&
      !schema?.pattern &&
      (range === 'string' || range === 'integer' || schema?.type === 'string'),
  );
  if (!field) return undefined;
  const value = sampleOf(field, seed);
  return value === undefined || value === sent[field.name] ? undefined : { [field.name]: value };
}

async function changeRecord(
  story: Story,
  at: string,
  { sent, etag }: { sent: Body; etag: string | null },
): Promise<void> {
  const { client, entity } = story;
  const method = operationOf(entity.ofItem, 'PATCH', 'PUT')?.method;
  const change = changeOf(story, sent, 4711);
  if (!method || !change) return;
  const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/ld+json';
  const body = method === 'PATCH' ? change : { ...sent, ...change };
  if (etag !== null) {
    const stale = await client.ask(at, { method, body, type, headers: { 'if-match': '"no-such-version"' } });
    story.expect(stale, [412], '412 for an If-Match of another version');
  }
  const headers: Record<string, string> = etag === null ? {} : { 'if-match': etag };
  const changed = await client.ask(at, { method, body, type, headers });
  if (!story.expect(changed, [200, 202, 204], 'the change to be taken')) return;
  const read = await client.ask(at);
  story.expectValues(read, change);
  const tag = read.headers.get('etag');
  if (etag !== null && tag === etag && !tag.startsWith('W/'))
    story.expect(
      { ...read, status: 0, got: `"ETag" ${quote(tag)} as before` },
      [200],
      'another ETag after a change',
    );
}

/** Refused for a record that it points to, which may be another one's already: nothing of the server's doing. */
function isAboutLinks({ entity }: Story, { status, body }: Answer): boolean {
  const paths = listOf(term(body, 'violations')).map((violation) => term(violation, 'propertyPath'));
  const isLink = (path: unknown) => entity.fields.some(({ name, isLink: is }) => is && name === path);
  return status === 422 && paths.length > 0 && paths.every(isLink);
}

async function runStory(story: Story, { address, body }: { address: string; body: Body }): Promise<void> {
  const { client } = story;
  const made = await client.ask(address, { method: 'POST', body });
  if (isAboutLinks(story, made)) {
    story.note(
      `${story.entity.name}: nothing was created, as what it would point to was refused (${made.got}).`,
    );
    return;
  }
  if (!story.expect(made, [201, 200], '201 for a record with all that is required')) return;
  const at = made.headers.get('location') ?? idOf(made.body);
  if (at === undefined) {
    story.expect(
      { ...made, status: 0, got: 'neither' },
      [201],
      'a Location header or an "@id" of the new record',
    );
    return;
  }
  try {
    const read = await client.ask(at);
    if (!story.expect(read, [200], 'the new record')) return;
    story.expectValues(read, body);
    await changeRecord(story, at, { sent: body, etag: read.headers.get('etag') });
  } finally {
    const gone = await client.ask(at, { method: 'DELETE' });
    if (story.expect(gone, [204, 200, 202], 'the record to be deleted'))
      story.expect(await client.ask(at), [404, 410], '404 after it was deleted');
  }
}

export async function checkWrites(client: ProbeClient, scope: WriteScope, findings: Findings): Promise<void> {
  const { entity, address } = scope;
  if (!operationOf(entity.ofCollection, 'POST')) return;
  if (!operationOf(entity.ofItem, 'DELETE')) {
    findings.notes.push(`${entity.name}: nothing was created, as it could not be deleted again.`);
    return;
  }
  const made = makeBody(scope, Date.now() % 100_000);
  if ('missing' in made) {
    findings.notes.push(
      `${entity.name}: nothing was created, as no value of "${made.missing}" could be made up.`,
    );
    return;
  }
  await runStory(makeStory(client, entity, findings), { address, body: made.body });
}
