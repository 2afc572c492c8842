import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { fastifyOptions, installHttp } from './http.ts';
import { requestProblem } from './request/errors.ts';

async function ask(url: string, thrown: unknown = undefined) {
  const app = Fastify({ ...fastifyOptions, logger: false });
  installHttp(app);
  app.get('/here/:id', () => {
    if (thrown) throw thrown;
    return 'ok';
  });
  const answer = await app.inject({ url });
  await app.close();
  return answer;
}

describe('a fault', () => {
  it('of an address that is no UTF-8 is a problem', async () => {
    const answer = await ask('/here/%c3%28');
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'REQ-011']);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  });

  it('that nobody foresaw says nothing of its cause', async () => {
    const answer = await ask('/here/1', new Error('secret cause'));
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'REQ-013']);
    expect(answer.body).not.toContain('secret');
  });

  it('is answered with its code, message, details, hint and values', async () => {
    const answer = await ask('/here/1', requestProblem('REQ-002', { contract: 7 }));
    expect(answer.json()).toEqual({
      type: '/errors/REQ-002',
      title: 'The contract "7" is not one of yours.',
      status: 403,
      detail: 'The contract "7" is not one of yours.',
      code: 'REQ-002',
      message: 'The contract "7" is not one of yours.',
      hint: 'Name one of the contracts of your token.',
      values: { contract: 7 },
    });
  });
});
