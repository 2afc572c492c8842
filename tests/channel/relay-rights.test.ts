/** Who may speak to a box: contracts, tokens and their end, users who are gone, a second box, a mute one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { describe, expect, it, vi } from 'vitest';
import { startAgent } from '../../box/agent.ts';
import { connectBox } from '../../box/connect.ts';
import { relay as relayToken } from '../../overrides/box/Channel/server/tokens.ts';
import { createConfig, readPrintedPages } from './box.ts';
import { setUpLine, until, urlOf } from './line.ts';

const line = setUpLine();
const { startBox, startDesk, anna, other, createJob, signToken } = line;

describe('who may speak to a box', () => {
  it('is its own contract: crossed ids are refused like boxes that are not there', async () => {
    await startBox({ boxId: 'box-4' });
    await startBox({ boxId: 'box-5', contract: 2 });
    const ours = startDesk(anna);
    const theirs = startDesk(other);
    const job = await createJob({ jobKey: 'crossed', urlList: [urlOf(line.tickets[4])] });
    for (const [desk, boxId] of [
      [ours, 'box-5'],
      [theirs, 'box-4'],
      [ours, 'box-none'],
    ] as const) {
      const refused = { code: 'unauthorized', message: `The box "${boxId}" is not one of yours.` };
      await expect(desk.print({ ...job, boxId })).rejects.toMatchObject(refused);
      await expect(desk.listPrinters(boxId)).rejects.toMatchObject(refused);
    }
    await expect(theirs.listPrinters('box-5')).resolves.toHaveProperty('printers');
    // A ticket of another contract is not to be had through one's own box either.
    const stolen = { ...job, boxId: 'box-5', token: await other() };
    await expect(theirs.print(stolen)).rejects.toMatchObject({ code: 'document_unavailable' });
  });

  it('nobody, with a token that is not valid', async () => {
    for (const query of [
      { type: 'desk', id: '1', accessToken: 'no-token' },
      { type: 'desk', id: '1' },
      { type: 'guest', id: '1', accessToken: await anna() },
    ]) {
      const socket = io(`${line.server.origin}/v1`, { query, forceNew: true, reconnection: false });
      const error = await new Promise<Error>((resolve) => socket.once('connect_error', resolve));
      expect(error.message).toBe('unauthorized');
      socket.disconnect();
    }
  });

  it('a desk with a bare token as well as with its object', async () => {
    for (const accessToken of [await anna(), JSON.stringify({ access_token: await anna() })]) {
      const socket = io(`${line.server.origin}/v1`, {
        query: { type: 'desk', id: '1', accessToken },
        forceNew: true,
      });
      await new Promise<void>((resolve) => socket.once('connect', resolve));
      socket.disconnect();
    }
  });

  it('no desk whose token ended while it was connected, until it renewed it', async () => {
    await startBox({ boxId: 'box-6' });
    const desk = startDesk(async () => signToken(30));
    await expect(desk.listPrinters('box-6')).resolves.toHaveProperty('printers');
    // Past the token's end, and not so far that the line itself would be taken for dead.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000, shouldAdvanceTime: true });
    line.undos.push(() => vi.useRealTimers());
    await expect(desk.listPrinters('box-6')).rejects.toMatchObject({ code: 'unauthorized' });
    // The relay's round sends it away; it comes back with a fresh token by itself.
    await line.server.host.use(relayToken).ping();
    await until(
      async () => (await desk.listPrinters('box-6').catch(() => undefined)) !== undefined,
      'the desk back with a fresh token',
    );
  });

  it.each([
    ['disabled', `UPDATE "accounts_user" SET "enabled" = false WHERE "email" = $1`],
    ['gone', `DELETE FROM "accounts_user" WHERE "email" = $1`],
  ])('no desk and no box of a user who is %s, without waiting for the round of pings', async (_, end) => {
    const email = 'short-lived@demo.test';
    const put = (sql: string) => line.server.database.query('system', sql, [email]);
    await put(`INSERT INTO "account" ("email", "password_hash", "name") VALUES ($1, 'x', 'Short-lived')
      ON CONFLICT DO NOTHING`);
    await put(`INSERT INTO "accounts_user" ("contract_id", "email", "contract_role_id")
      SELECT 1, $1, "contract_role_id" FROM "accounts_user" WHERE "contract_id" = 1 AND "email" = 'anna@demo.test'`);
    line.undos.push(() => put('DELETE FROM "accounts_user" WHERE "email" = $1'));
    const round = vi.spyOn(line.server.host.use(relayToken), 'ping').mockResolvedValue();
    line.undos.push(() => round.mockRestore());
    const connect = async (type: string, id: string, accessToken: string) => {
      const query = { type, id, accessToken };
      const socket = io(`${line.server.origin}/v1`, { query, forceNew: true, reconnection: false });
      line.undos.push(() => socket.disconnect());
      const gone = new Promise<string>((resolve) => socket.once('disconnect', resolve));
      await new Promise<void>((resolve) => socket.once('connect', resolve));
      return { socket, gone };
    };
    const token = await line.server.token(email);
    const theirs = [await connect('desk', '1', token), await connect('box', 'box-9', token)];
    const others = [
      await connect('desk', '2', await anna()),
      await connect('box', 'box-10', await signToken(60)),
    ];
    await put(end);
    for (const { gone } of theirs) expect(await gone).toBe('io server disconnect');
    for (const { socket } of others) expect(socket.connected).toBe(true);
  });

  it('a second box of one id takes the first one’s place', async () => {
    await startBox({ boxId: 'box-7' });
    const folder = mkdtempSync(join(line.server.varDir, 'second-'));
    line.undos.push(() => rmSync(folder, { recursive: true, force: true }));
    const token = await signToken(60);
    const config = createConfig({ boxId: 'box-7', server: line.server.origin, varDir: folder, token });
    const second = startAgent(config, connectBox(config));
    line.undos.push(() => second.stop());
    const desk = startDesk(anna);
    await until(async () => {
      await desk.print(
        await createJob({ jobKey: `${Date.now()}`, boxId: 'box-7', urlList: [urlOf(line.tickets[5])] }),
      );
      return readPrintedPages(folder, 'box-7').length > 0;
    }, 'a page of the second box');
  });

  it('lets go a box that missed two pings', async () => {
    const accessToken = await signToken(60);
    const mute = io(`${line.server.origin}/v1`, {
      query: { type: 'box', id: 'box-8', accessToken },
      forceNew: true,
      reconnection: false,
    });
    line.undos.push(() => mute.disconnect());
    const gone = new Promise<string>((resolve) => mute.once('disconnect', resolve));
    await new Promise<void>((resolve) => mute.once('connect', resolve));
    const relay = line.server.host.use(relayToken);
    for (const _ of [1, 2, 3]) await relay.ping();
    expect(await gone).toBe('io server disconnect');
  });
});
