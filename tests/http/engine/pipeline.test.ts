/** One way into a record, whoever writes it: normalized, and seen by the hooks of its entity. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scheduledTasks } from '../../../overrides/jobs/ScheduledTask/server.ts';
import { defineAction } from '../../../server/action.ts';
import { carrying, defineBehaviour } from '../../../server/behaviour.ts';
import { type Host, type RecordWriter, type Service, transactionProblem } from '../../../server/kit.ts';
import { jobRecords } from './jobRecords.ts';
import { create, entityOf } from './samples.ts';
import { sendFilesTo } from './sendFilesTo.ts';
import { startWorld, type World } from './world.ts';

const seen: string[] = [];
let act: (write: RecordWriter) => Promise<unknown> = async () => undefined;

const behaviours = [
  defineBehaviour('Venue', {
    normalize: ({ city }) => (typeof city === 'string' ? { city: city.toUpperCase() } : {}),
    beforeCreate({ values }) {
      if (values.name === 'Refused') throw transactionProblem('TX-001', { entity: 'Venue', id: 0 });
      return carrying(`${values.name} of ${values.city}`, { seatingName: 'Main' });
    },
    afterCreate({ carry, values }) {
      seen.push(`created ${carry}, ${values.seatingName}`);
    },
    beforeUpdate({ values, current }) {
      if (current.name === 'Sealed') throw transactionProblem('TX-001', { entity: 'Venue', id: 0 });
      return carrying(Object.keys(values).join(), {});
    },
    afterUpdate({ carry, current }) {
      seen.push(`updated ${carry} of ${current.name}`);
    },
    beforeDelete({ current }) {
      seen.push(`deleted ${current.name}`);
    },
  }),
  defineBehaviour('ScanTrackCheckpoint', {
    normalize({ position }) {
      if (position === 13) throw transactionProblem('TX-001', { entity: 'ScanTrackCheckpoint', id: 13 });
      return typeof position === 'number' ? { position: position * 10 } : {};
    },
    onUpdateOf: ['maxScanNb'],
    beforeUpdate({ current, values }) {
      seen.push(`${current.maxScanNb} to ${values.maxScanNb}`);
    },
    beforeDelete({ current }) {
      seen.push(`deleted ${current.position}`);
    },
  }),
  defineBehaviour('Ticketing', {
    actions: [
      defineAction('Ticketing.closeSales', {
        async run({ write }, { id }) {
          await act(write);
          return { id };
        },
      }),
    ],
  }),
];

/** A service that writes for what is committed, by the clock, and when it is asked. */
let host: Host;
const writing: Service = {
  name: 'writing',
  register(given) {
    host = given;
    given.outbox.subscribe('venues of seasons', {
      entities: ['Season'],
      run: async (_changes, { write }) =>
        void (await write.create('Venue', { name: 'Followed', city: 'Metz' })),
    });
    given.jobs.schedule('venues by the clock', '0 0 1 1 *', { timezone: 'UTC' }, async ({ transaction }) => {
      await transaction(1, ({ write }) => write.create('Venue', { name: 'Timed', city: 'Metz' }));
    });
  },
};

const venues = '/ticketing/v1/venues';
const tracks = '/ticketing/v1/scan_tracks';

let world: World;
let ticketing: string;
let venue: string;
beforeAll(async () => {
  world = await startWorld(behaviours, [jobRecords, scheduledTasks, writing]);
  ticketing = await create(world, entityOf('Ticketing'));
});
afterAll(() => world?.stop());
beforeEach(async () => {
  venue = (await world.call('POST', venues, { body: { name: 'Hall', city: 'Lyon' } })).body['@id'];
  seen.length = 0;
});

const send = sendFilesTo(() => world);
const inAction = (run: typeof act) => {
  act = run;
  return world.call('POST', `${ticketing}/close-sales`);
};
const idOf = (iri: string) => Number(iri.split('/').pop());

describe('a record', () => {
  it.each<[string, () => Promise<{ status: number; text?: string }>]>([
    ['a form', () => world.call('POST', venues, { body: { name: 'New', city: 'Paris' } })],
    [
      'a bulk call',
      () => world.call('POST', `${venues}/bulk`, { body: { member: [{ name: 'New', city: 'Paris' }] } }),
    ],
    ['a file', () => send(venues, 'name,city\nNew,Paris\n')],
    ['an action', () => inAction((write) => write.create('Venue', { name: 'New', city: 'Paris' }))],
    [
      'an action for many',
      () => inAction((write) => write.createMany('Venue', [{ name: 'New', city: 'Paris' }])),
    ],
  ])('is normalized and seen by its hooks when it comes from %s', async (_, make) => {
    const { status } = await make();
    expect([status < 300, seen]).toEqual([true, ['created New of PARIS, Main']]);
  });

  it.each<[string, string, () => Promise<{ status: number }>]>([
    ['a form', 'city', () => world.call('PUT', venue, { body: { city: 'Nice' } })],
    [
      'a bulk call',
      'city',
      () => world.call('PUT', `${venues}/bulk`, { body: { member: [{ '@id': venue, city: 'Nice' }] } }),
    ],
    [
      'a selection',
      'city',
      () =>
        world.call('PUT', `${venues}/selection?id=${idOf(venue)}`, {
          body: { patch: { city: 'Nice' }, expectedTotal: 1 },
        }),
    ],
    ['hiding', 'isHidden', () => world.call('PUT', `${venue}/hide`)],
    ['an action', 'city', () => inAction((write) => write.update('Venue', idOf(venue), { city: 'Nice' }))],
    [
      'an action for many',
      'city',
      () => inAction((write) => write.updateMany('Venue', [{ id: idOf(venue), values: { city: 'Nice' } }])),
    ],
  ])('is seen by its hooks when it is changed by %s', async (_, names, change) => {
    expect((await change()).status).toBe(200);
    expect(seen).toEqual([`updated ${names} of Hall`]);
    const { body } = await world.call('GET', venue);
    expect([body.city, body.isHidden]).toEqual(names === 'city' ? ['NICE', false] : ['LYON', true]);
  });

  it('is normalized and seen by its hooks when a service, a subscriber or scheduled work writes it', async () => {
    await host.transaction({ contract: 1, actor: 'writing' }, ({ write }) =>
      write.create('Venue', { name: 'Served', city: 'Metz' }),
    );
    await world.call('POST', '/ticketing/v1/seasons', { body: { name: '2026' } });
    await expect.poll(() => seen).toContain('created Followed of METZ, Main');
    const makeDue = () =>
      world.database.query(
        'system',
        `UPDATE "scheduled_task" SET "due_at" = now() WHERE "name" = 'venues by the clock' RETURNING 1`,
      );
    await expect.poll(makeDue).toHaveLength(1);
    await expect.poll(() => seen, { timeout: 10_000 }).toContain('created Timed of METZ, Main');
    expect(seen).toContain('created Served of METZ, Main');
    const actors = await world.database.query(
      'system',
      `SELECT DISTINCT "actor" FROM "outbox" WHERE "entity" = 'Venue' AND "contract_id" = 1`,
    );
    for (const actor of ['writing', 'venues of seasons', 'venues by the clock'])
      expect(actors).toContainEqual({ actor });
  });

  it('is seen by its hooks when an action deletes it', async () => {
    expect((await inAction((write) => write.delete('Venue', idOf(venue)))).status).toBe(200);
    expect([seen, (await world.call('GET', venue)).status]).toEqual([['deleted Hall'], 404]);
  });

  it('undoes an action that it is refused to', async () => {
    const answer = await inAction(async (write) => {
      await write.update('Venue', idOf(venue), { city: 'Nice' });
      await write.createMany('Venue', [{ name: 'Fine' }, { name: 'Refused' }]);
    });
    expect([answer.status, answer.body.code]).toEqual([409, 'TX-001']);
    expect((await world.call('GET', venue)).body.city).toBe('LYON');
    expect((await world.call('GET', `${venues}?name=Fine`)).body.totalItems).toBe(0);
  });

  it('is not written by an action in another contract', async () => {
    const made = await world.call('POST', venues, { body: { name: 'Theirs' }, token: world.other });
    const id = idOf(made.body['@id']);
    const one = await inAction((write) => write.update('Venue', id, { name: 'Ours' }));
    const many = await inAction((write) => write.updateMany('Venue', [{ id, values: { name: 'Ours' } }]));
    expect([one.body.code, many.body.code]).toEqual(['REQ-010', 'BULK-002']);
  });
});

describe('an item of an embedded list', () => {
  const checkpoint = () => create(world, entityOf('Checkpoint'));

  it('is normalized, changed and deleted as a record of its own', async () => {
    const [first, second] = [await checkpoint(), await checkpoint()];
    const made = await world.call('POST', tracks, {
      body: {
        name: 'Day',
        scanTrackCheckpointList: [
          { checkpoint: first, position: 1, maxScanNb: 2 },
          { checkpoint: second, position: 2 },
        ],
      },
    });
    const list: { '@id': string; position: number }[] = made.body.scanTrackCheckpointList;
    expect(list.map(({ position }) => position)).toEqual([10, 20]);
    const [one, two] = list.map((item) => item['@id']);
    seen.length = 0;
    const changed = await world.call('PUT', made.body['@id'], {
      body: { scanTrackCheckpointList: [{ '@id': two, position: 3 }] },
    });
    expect([changed.body.scanTrackCheckpointList[0].position, seen]).toEqual([30, ['deleted 10']]);
    seen.length = 0;
    await world.call('PUT', made.body['@id'], {
      body: { scanTrackCheckpointList: [{ '@id': two, maxScanNb: 5 }, { checkpoint: first }] },
    });
    expect(seen).toEqual(['null to 5']);
    const foreign = await world.call('PUT', made.body['@id'], {
      body: { scanTrackCheckpointList: [two, one] },
    });
    expect(foreign.body.violations).toEqual([
      {
        propertyPath: 'scanTrackCheckpointList[1]',
        message: 'This belongs to another record.',
        code: 'relation',
      },
    ]);
  });

  it('refuses its owner with it', async () => {
    const answer = await world.call('POST', tracks, {
      body: { name: 'None', scanTrackCheckpointList: [{ checkpoint: await checkpoint(), position: 13 }] },
    });
    expect([answer.status, answer.body.code]).toEqual([409, 'TX-001']);
    expect((await world.call('GET', `${tracks}?name=None`)).body.totalItems).toBe(0);
  });
});
