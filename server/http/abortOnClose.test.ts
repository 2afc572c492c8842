import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyReply } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { abortOnClose } from './abortOnClose.ts';

const signals: AbortSignal[] = [];
const server = createServer((asked, raw) => {
  signals.push(abortOnClose({ raw } as FastifyReply));
  if (asked.url === '/answered') raw.end('done');
});
afterAll(() => void server.close());

it('aborts when the connection closes before the answer, and not after it', async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  await (await fetch(`${origin}/answered`, { headers: { connection: 'close' } })).text();
  const left = request(`${origin}/left`).on('error', () => undefined);
  left.end();
  await expect.poll(() => signals.length).toBe(2);
  left.destroy();
  await expect.poll(() => signals[1]?.aborted).toBe(true);
  expect(signals[1]?.reason).toMatchObject({ code: 'REQ-016' });
  expect(signals[0]?.aborted).toBe(false);
});
