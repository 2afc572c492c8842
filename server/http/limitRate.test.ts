import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Caller } from '../kit.ts';
import { createRateLimit } from './limitRate.ts';

/** A server behind proxies of 10.0.0.0/8, with one costly route; `account` says who calls. */
function open(trustProxy: string[]) {
  const app = Fastify({ trustProxy });
  const limitRate = createRateLimit({ exports: 2, imports: 0, documents: 0, bulk: 0 });
  app.addHook('onRequest', async (request) => {
    const accountId = Number(request.headers.account);
    limitRate(request, { accountId, email: `${accountId}@demo.test` } as Caller);
  });
  app.get('/export', { config: { costs: 'exports' } }, async () => ({ rows: [] }));
  app.get('/import', { config: { costs: 'imports' } }, async () => ({ rows: [] }));
  return async (account: number, address: string, url = '/export') => {
    const headers = { account: String(account), 'x-forwarded-for': address };
    const answer = await app.inject({ url, headers, remoteAddress: '10.0.0.2' });
    return answer.json().code ?? answer.statusCode;
  };
}

/** A new account each time, so that none has used its own up. */
async function callMany(call: ReturnType<typeof open>, count: number, address: (index: number) => string) {
  const answers: unknown[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await call(100 + index, address(index)));
  return answers;
}

it('counts a client’s own address behind a proxy that is trusted', async () => {
  const call = open(['10.0.0.0/8']);
  const same = await callMany(call, 11, () => '192.0.2.1');
  expect(same.slice(0, 10).every((answer) => answer === 200)).toBe(true);
  expect(same[10]).toBe('REQ-018');
  expect(await callMany(call, 11, (index) => `192.0.2.${20 + index}`)).not.toContain('REQ-018');
});

it('counts the proxy’s address where nobody trusts it, and a subscriber’s whole IPv6 network as one', async () => {
  expect((await callMany(open([]), 11, (index) => `192.0.2.${20 + index}`)).at(-1)).toBe('REQ-018');
  const call = open(['10.0.0.0/8']);
  expect((await callMany(call, 11, (index) => `2001:db8:1:2::${index + 1}`)).at(-1)).toBe('REQ-018');
});

it('counts nothing of a kind that has no limit', async () => {
  const call = open(['10.0.0.0/8']);
  const answers: unknown[] = [];
  for (let index = 0; index < 20; index += 1) answers.push(await call(1, '192.0.2.1', '/import'));
  expect(answers).not.toContain('REQ-018');
});
