/** Calls for many records that share them wait for one another. They need connections of their own: PostgreSQL. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../fixtures/server.ts';
import { startWorld, type World } from './world.ts';

const customers = '/ticketing/v1/customers';

describe.runIf(testDatabase === 'postgres')('a thousand calls that share their rows', () => {
  const rows = 40;
  let world: World;
  let iris: string[];
  beforeAll(async () => {
    world = await startWorld([]);
    const member = Array.from({ length: rows }, (_, n) => ({ lastname: `Shared ${n}` }));
    const made = await world.call('POST', `${customers}/bulk`, { body: { member } });
    iris = made.body.member.map((one: { '@id': string }) => one['@id']);
  });
  afterAll(() => world?.stop());

  const shuffled = (seed: number): string[] =>
    iris
      .map((iri, index) => ({ iri, key: ((index + 1) * (seed * 7919 + 13)) % 1009 }))
      .sort((a, b) => a.key - b.key)
      .map(({ iri }) => iri);

  it('never deadlock, whatever the order of their members', async () => {
    const answers: number[] = [];
    for (let turn = 0; turn < 50; turn += 1)
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 20 }, async (_, call) => {
            const seed = turn * 20 + call;
            const member = shuffled(seed).map((iri) => ({ '@id': iri, city: `City ${seed}` }));
            const path = `${customers}/bulk?fields=city`;
            return (await world.call('PUT', path, { body: { member } })).status;
          }),
        )),
      );
    expect([answers.length, new Set(answers)]).toEqual([1000, new Set([200])]);
  });

  it('would deadlock, were the rows written in the order of the members', async () => {
    const codes: string[] = [];
    for (let turn = 0; turn < 40 && codes.length === 0; turn += 1)
      await Promise.all(
        Array.from({ length: 8 }, async (_, call) => {
          try {
            await world.database.transaction({ contract: 1 }, async (tx) => {
              for (const iri of shuffled(turn * 8 + call))
                await tx.query(`UPDATE "customer" SET "city" = $2 WHERE "contract_id" = 1 AND "id" = $1`, [
                  iri.split('/').pop(),
                  `Turn ${turn}`,
                ]);
            });
          } catch (error) {
            codes.push(String((error as { code?: string }).code));
          }
        }),
      );
    expect(codes).toContain('40P01');
  });
});
