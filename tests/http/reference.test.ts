/** What every organiser finds without anyone having typed it: rates, fields, filters; methods, sheets, a scan track. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeReference } from '../../overrides/contract/ReferenceData/server/writeReference.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

async function list(path: string, email = 'manager@demo.test') {
  const headers = { authorization: `Bearer ${await server.token(email)}` };
  const response = await fetch(`${server.origin}${path}`, { headers });
  const body = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(200);
  return body;
}

describe('reference data', () => {
  it('has both rates of a live show in each region, the low one for 140 performances', async () => {
    const { member } = await list(
      '/ticketing/v1/taxes?fields=region,rate,category,maxRepresentationNumber&category[]=live_show_first&category[]=live_show&order[id]=asc',
    );
    const rates = member.map(
      (tax: { region: string; rate: number; maxRepresentationNumber: number | null }) =>
        `${tax.region} ${tax.rate} ${tax.maxRepresentationNumber ?? 'after'}`,
    );
    expect(rates).toEqual([
      'FR 2.1 140',
      'FR 5.5 after',
      'CORSE 0.9 140',
      'CORSE 2.1 after',
      'MQ 1.05 140',
      'MQ 2.1 after',
      'RE 1.05 140',
      'RE 2.1 after',
      'GP 1.05 140',
      'GP 2.1 after',
    ]);
  });

  it('is written once, and again when a later release knows better', async () => {
    const read = async () => {
      const rows = await server.database.query<{ rate: number }>(
        'system',
        `SELECT "rate" FROM "tax" WHERE "code" = 'FR-STANDARD'`,
      );
      return rows.map(({ rate }) => Number(rate));
    };
    expect(await writeReference(server.database)).toBe(false);
    await server.database.query('system', `UPDATE "tax" SET "rate" = 19.6 WHERE "code" = 'FR-STANDARD'`);
    await server.database.query(
      'system',
      `UPDATE "meta" SET "value" = 'old' WHERE "name" = 'reference-data'`,
    );
    expect(await writeReference(server.database)).toBe(true);
    expect(await read()).toEqual([20]);
  });

  it('offers what customers are filtered by, in groups', async () => {
    const { member } = await list(
      '/crm/v1/customer_filter_groups?fields=name,criteriaList{name}&name=hasStatus',
    );
    const [group] = member;
    expect(group.criteriaList.map(({ name }: { name: string }) => name)).toEqual([
      'statusName',
      'seasonId',
      'validFrom',
      'validUntil',
    ]);
  });

  it('names the fields of a customer that the product knows', async () => {
    const { member } = await list('/ticketing/v1/customer_fields?itemsPerPage=100');
    const slugs = member.map(({ slug }: { slug: string }) => slug);
    expect(slugs).toContain('contact.civility');
    expect(slugs).toContain('organization.diffusionListOK.newsletter');
  });
});

describe('an organiser’s first things', () => {
  it('are there for each organiser, in its language', async () => {
    const sheets = await list('/ticketing/v1/stickers?fields=name', 'other@demo.test');
    expect(sheets.totalItems).toBe(6);
    const methods = await list(
      '/ticketing/v1/desk_payment_methods?fields=label&code=cash',
      'other@demo.test',
    );
    expect(methods.member).toMatchObject([{ label: 'Espèces' }]);
    const tracks = await list(
      '/ticketing/v1/scan_tracks?fields=name,isDefault,scanTrackCheckpointList{label,maxScanNb}',
      'other@demo.test',
    );
    expect(tracks.member).toMatchObject([
      {
        name: 'Une entrée',
        isDefault: true,
        scanTrackCheckpointList: [{ label: 'Entrée principale', maxScanNb: 1 }],
      },
    ]);
  });

  it('are not added to what an organiser already has', async () => {
    const methods = await list('/ticketing/v1/desk_payment_methods?fields=label');
    expect(methods.totalItems).toBe(5);
  });
});
