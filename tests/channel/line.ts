/** What tests of the whole line start: a server, and on it boxes, desks and jobs that end with the fact they are for. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importPKCS8, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type Agent, startAgent } from '../../box/agent.ts';
import type { PrinterConfig, TerminalConfig } from '../../box/config.ts';
import { connectBox } from '../../box/connect.ts';
import { connectDesk, type DeskChannel } from '../../overrides/box/Channel/screens/connectDesk.ts';
import type { PrintRequest } from '../../schema/channel.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';
import { createConfig } from './box.ts';

export async function until(holds: () => Promise<boolean> | boolean, what: string) {
  for (const end = Date.now() + 15_000; Date.now() < end; ) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`Not in 15 s: ${what}`);
}

export const urlOf = (ticket: { id: number } | undefined) => `/ticketing/v1/tickets/${ticket?.id}.png`;

/** Called once by a test file: the server starts before its facts and stops after them. */
export function setUpLine() {
  let server: TestServer;
  let tickets: { id: number; barcode: string }[];
  const undos: (() => unknown)[] = [];

  beforeAll(async () => {
    server = await startTestServer();
    tickets = await server.database.query(
      'system',
      // The demo's tickets were printed when they were sold.
      `update "ticket" set "print_count" = 0 where "contract_id" = 1 and "id" in
         (select "id" from "ticket" where "contract_id" = 1 and "valid" order by "id" limit 12)
       returning "id", "barcode"`,
    );
  });

  afterAll(() => server.stop());

  afterEach(async () => {
    for (const undo of undos.splice(0).reverse()) await undo();
  });

  async function isConnected(boxId: string, contract = 1) {
    const [row] = await server.database.query<{ idle: boolean }>(
      'system',
      `select "printers_state" @> '[{"state": "idle"}]' as "idle" from "device_state"
       where "contract_id" = $1 and "box_id" = $2`,
      [contract, boxId],
    );
    return row?.idle === true;
  }

  async function startBox(change: {
    boxId: string;
    contract?: number;
    printers?: PrinterConfig[];
    terminals?: TerminalConfig[];
  }): Promise<Agent> {
    const config = createConfig({ ...change, server: server.origin, varDir: server.varDir });
    const agent = startAgent(config, connectBox(config));
    undos.push(() => agent.stop());
    await until(() => isConnected(change.boxId, change.contract), `box "${change.boxId}" connected`);
    return agent;
  }

  function startDesk(
    getToken: () => Promise<string>,
    more: { contract?: number; deadline?: number } = {},
  ): DeskChannel {
    const desk = connectDesk({ origin: server.origin, id: '1', getToken, ...more });
    undos.push(() => desk.stop());
    return desk;
  }

  const anna = () => server.token('anna@demo.test');
  const other = () => server.token('other@demo.test');

  async function createJob(change: Partial<PrintRequest> & { jobKey: string }): Promise<PrintRequest> {
    const { jobKey, ...rest } = change;
    return {
      boxId: 'box-1',
      printerSlug: 'virtual',
      pageWidth: 1400,
      pageHeight: 700,
      urlList: [],
      token: await anna(),
      ...rest,
      desk_settings: { jobKey, ...rest.desk_settings },
    };
  }

  async function countOf(ticket: { id: number } | undefined) {
    const [row] = await server.database.query<{ print_count: number }>(
      'system',
      'select "print_count" from "ticket" where "contract_id" = 1 and "id" = $1',
      [ticket?.id],
    );
    return row?.print_count;
  }

  async function signToken(seconds: number): Promise<string> {
    const pem = readFileSync(join(server.varDir, 'keys', 'access-token.pem'), 'utf8');
    return new SignJWT({ email: 'anna@demo.test', name: 'Anna', contracts: [1], contract: 1 })
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' })
      .setSubject('1')
      .setAudience('urn:ticketing-back-office')
      .setIssuedAt()
      .setExpirationTime(`${seconds}s`)
      .sign(await importPKCS8(pem, 'ES256'));
  }

  return {
    get server() {
      return server;
    },
    get tickets() {
      return tickets;
    },
    /** Run after the fact, the last first. */
    undos,
    startBox,
    startDesk,
    anna,
    other,
    createJob,
    countOf,
    isConnected,
    signToken,
  };
}
