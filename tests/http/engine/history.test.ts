/** Who changed what, when, from and to; and single changes set back. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const base = '/ticketing/v1';

async function createSeason(name: string): Promise<string> {
  const made = await world.call('POST', `${base}/seasons`, { body: { name, startDate: '2026-09-01' } });
  return made.body['@id'];
}

const readHistory = async (iri: string, query = '') =>
  (await world.call('GET', `${iri}/history${query}`)).body;

it('tells who created and changed a record, newest first, from and to', async () => {
  const iri = await createSeason('2026/27');
  await world.call('PUT', iri, { body: { name: '2026–2027', type: 'festival' } });
  const history = await readHistory(iri);
  expect(history).toMatchObject({ '@type': 'Collection', totalItems: 2 });
  const [changed, created] = history.member;
  expect(changed).toMatchObject({
    '@type': 'Change',
    action: 'update',
    changes: { name: { from: '2026/27', to: '2026–2027' }, type: { from: 'season', to: 'festival' } },
  });
  expect(changed.actor).toContain('anna@one.test');
  expect(Date.parse(changed.at)).toBeGreaterThan(Date.parse('2026-01-01'));
  expect(created.action).toBe('create');
});

it('tells what a record was created with, whatever became of it since', async () => {
  const season = await createSeason('With');
  const made = await world.call('POST', `${base}/ticketings`, {
    body: { title: 'Le Cid', slug: 'cid', season },
  });
  const iri = made.body['@id'];
  const readCreation = async () => {
    const { changes, action } = (await readHistory(iri)).member.at(-1);
    expect(action).toBe('create');
    return changes;
  };
  const created = await readCreation();
  expect(created).toMatchObject({
    title: { from: null, to: 'Le Cid' },
    season: { from: null, to: season },
  });
  // What was left empty then, who it belongs to and when it was are no news.
  expect(Object.keys(created)).not.toEqual(expect.arrayContaining(['description']));
  expect(Object.keys(created)).not.toEqual(expect.arrayContaining(['contract']));
  expect(Object.keys(created)).not.toEqual(expect.arrayContaining(['createdAt']));
  for (const body of [
    { title: 'Horace', description: 'Rome' },
    { title: 'Cinna', season: null },
  ])
    await world.call('PATCH', iri, { body, headers: { 'content-type': 'application/merge-patch+json' } });
  expect((await readHistory(iri)).totalItems).toBe(3);
  expect(await readCreation()).toEqual(created);
  await world.call('DELETE', iri);
  expect(await readCreation()).toEqual(created);
});

it('tells neither when a record was last changed, nor that it was saved as it was', async () => {
  const made = await world.call('POST', `${base}/customers`, { body: { lastname: 'Petit', city: 'Lyon' } });
  const iri = made.body['@id'];
  await world.call('PUT', iri, { body: { city: 'Lyon' } });
  expect(await readHistory(iri)).toMatchObject({ totalItems: 1, member: [{ action: 'create' }] });
  await world.call('PUT', iri, { body: { city: 'Paris' } });
  const [changed] = (await readHistory(iri)).member;
  expect(changed.changes).toEqual({ city: { from: 'Lyon', to: 'Paris' } });
  // Screens that show it hear of both: its relations or what it embeds may have changed.
  const written = await world.database.query<{ changes: unknown }>(
    { contract: 1 },
    `SELECT changes FROM outbox WHERE entity = 'Customer' AND entity_id = $1 ORDER BY id`,
    [iri.split('/').pop()],
  );
  expect(written.map(({ changes }) => changes)).toEqual([{}, {}, { city: ['Lyon', 'Paris'] }]);
});

it('names relations by address and instants in UTC', async () => {
  const season = await createSeason('Relations');
  const ticketing = await world.call('POST', `${base}/ticketings`, {
    body: { title: 'Le Cid', slug: 'le-cid' },
  });
  const date = await world.call('POST', `${base}/event_dates`, {
    body: { ticketing: ticketing.body['@id'], startDate: '2026-12-01T19:30:00Z' },
  });
  expect(date.status).toBe(201);
  await world.call('PUT', ticketing.body['@id'], { body: { season } });
  await world.call('PUT', date.body['@id'], { body: { startDate: '2026-12-01T20:00:00+01:00' } });
  expect((await readHistory(ticketing.body['@id'])).member[0].changes.season).toEqual({
    from: null,
    to: season,
  });
  expect((await readHistory(date.body['@id'])).member[0].changes.startDate).toEqual({
    from: '2026-12-01T19:30:00Z',
    to: '2026-12-01T19:00:00Z',
  });
});

it('pages the past and keeps that of a deleted record', async () => {
  const iri = await createSeason('a');
  for (const name of ['b', 'c', 'd']) await world.call('PUT', iri, { body: { name } });
  await world.call('DELETE', iri);
  const first = await readHistory(iri, '?itemsPerPage=2');
  expect(first.member.map((change: { action: string }) => change.action)).toEqual(['delete', 'update']);
  expect(first.view).toMatchObject({ last: `${iri}/history?page=3`, next: `${iri}/history?page=2` });
  expect((await readHistory(iri, '?itemsPerPage=2&page=3')).member).toHaveLength(1);
});

it('sets a change back as a change of its own', async () => {
  const iri = await createSeason('right');
  await world.call('PUT', iri, { body: { name: 'wrong', endDate: '2027-06-30' } });
  const [change] = (await readHistory(iri)).member;
  const answer = await world.call('POST', `${change['@id']}/revert`);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ '@id': iri, name: 'right', endDate: null });
  expect((await readHistory(iri)).totalItems).toBe(3);
});

it('sets back the fields named and leaves the others', async () => {
  const iri = await createSeason('right');
  await world.call('PUT', iri, { body: { name: 'wrong', endDate: '2027-06-30' } });
  const [change] = (await readHistory(iri)).member;
  const answer = await world.call('POST', `${change['@id']}/revert`, { body: { fields: ['name'] } });
  expect(answer.body).toMatchObject({ name: 'right', endDate: '2027-06-30' });
});

it('sets back which records a relation to many leads to, and leaves those that came by other changes', async () => {
  const tag = async (name: string) =>
    (await world.call('POST', `${base}/tags`, { body: { name } })).body['@id'] as string;
  const [young, night, late] = [await tag('jeune'), await tag('nocturne'), await tag('tard')];
  const made = await world.call('POST', `${base}/ticketings`, {
    body: { title: 'Le Cid', tagList: [young] },
  });
  const iri = made.body['@id'];
  await world.call('PUT', iri, { body: { tagList: [night] } });
  const [added, taken] = (await readHistory(iri)).member;
  expect([taken.changes.tagList, added.changes.tagList]).toEqual([
    { from: [young], to: [] },
    { from: [], to: [night] },
  ]);
  await world.call('PUT', iri, { body: { tagList: [night, late] } });
  const without = await world.call('POST', `${added['@id']}/revert`);
  expect([without.status, without.body.tagList]).toEqual([200, [late]]);
  const whole = await world.call('POST', `${taken['@id']}/revert`);
  expect([whole.status, whole.body.tagList]).toEqual([200, [late, young]]);
  const again = await world.call('POST', `${taken['@id']}/revert`);
  expect([again.status, again.body.code]).toEqual([409, 'HIST-002']);
});

it('answers a list that was never written as an empty one, and sets it back to that', async () => {
  const { body: cart } = await world.call('POST', `${base}/carts`, { body: {} });
  expect(cart).toMatchObject({ eventDateOptionStatusList: [], couponCodeList: [] });
  const [row] = await world.database.query<{ codes: unknown }>(
    { contract: 1 },
    'SELECT coupon_code_list AS codes FROM cart WHERE id = $1',
    [cart['@id'].split('/').pop()],
  );
  expect(row).toEqual({ codes: null });
  await world.call('PUT', cart['@id'], { body: { couponCodeList: ['SUMMER'] } });
  const [change] = (await readHistory(cart['@id'])).member;
  expect(change.changes).toEqual({ couponCodeList: { from: [], to: ['SUMMER'] } });
  const answer = await world.call('POST', `${change['@id']}/revert`);
  expect([answer.status, answer.body.couponCodeList]).toEqual([200, []]);
});

it('does not overwrite what was changed again since', async () => {
  const iri = await createSeason('one');
  await world.call('PUT', iri, { body: { name: 'two' } });
  const [change] = (await readHistory(iri)).member;
  await world.call('PUT', iri, { body: { name: 'three' } });
  const answer = await world.call('POST', `${change['@id']}/revert`);
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({ code: 'HIST-002' });
  expect((await world.call('GET', iri)).body.name).toBe('three');
});

it('refuses to set back a creation, and a change that is not of this record', async () => {
  const iri = await createSeason('new');
  const [created] = (await readHistory(iri)).member;
  expect((await world.call('POST', `${created['@id']}/revert`)).body).toMatchObject({
    code: 'HIST-003',
    status: 422,
  });
  const other = await createSeason('other');
  const foreign = await world.call('POST', `${other}/history/${created.sequence}/revert`);
  expect(foreign.body).toMatchObject({ code: 'HIST-001', status: 404 });
});

it('tells another contract nothing', async () => {
  const iri = await createSeason('ours');
  const [created] = (await readHistory(iri)).member;
  const answer = await world.call('GET', `${iri}/history`, { token: world.other });
  expect(answer.body).toMatchObject({ code: 'REQ-010', status: 404 });
  const revert = await world.call('POST', `${created['@id']}/revert`, { token: world.other });
  expect(revert.status).toBe(404);
  expect((await world.call('GET', `${iri}/history`, { token: null })).status).toBe(401);
});
