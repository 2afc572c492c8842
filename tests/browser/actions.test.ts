/** The calls of a record on its generated page: what is offered, and what is asked before something is given up. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventDateDescriptor } from '../../schema/generated/programming/EventDate.ts';
import { type Product, startProduct, takePicture } from '../fixtures/browser.ts';
import { findFaults } from './generic/findFaults.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.stop());

async function findDate() {
  const [date] = await product.server.database.query<{ id: number; title: string }>(
    'system',
    `SELECT d."id", t."title" FROM "event_date" d
     JOIN "ticketing" t ON t."contract_id" = d."contract_id" AND t."id" = d."ticketing_id"
     WHERE d."contract_id" = 1 AND d."status" = 'opened' ORDER BY d."id" DESC LIMIT 1`,
  );
  if (!date) throw new Error('The demo has no open performance.');
  return date;
}

async function listUnanswered(): Promise<readonly string[]> {
  const { server } = product;
  const authorization = `Bearer ${await server.token('manager@demo.test')}`;
  const answer = await fetch(`${server.origin}/ticketing/v1/me/rights`, { headers: { authorization } });
  return (await answer.json()).unanswered;
}

const openActions = (page: Page) => page.getByRole('button', { name: 'Actions', exact: true }).click();

describe('the actions of a record', () => {
  it('are offered when the server answers them, and those alone', async () => {
    const { id } = await findDate();
    const { page } = await product.open(`/EventDate/${id}/show`, { as: 'manager@demo.test' });
    await openActions(page);
    await page.getByRole('menuitem', { name: /^Cancel the performance/ }).waitFor();
    const unanswered = await listUnanswered();
    const offered = await page.getByRole('menuitem').allTextContents();
    const labels = eventDateDescriptor.actions
      .filter(({ name }) => unanswered.includes(`EventDate.${name}`))
      .map(({ label }) => label.en);
    expect(
      offered.map((text) => text.replace('…', '')).filter((text) => labels.some((one) => one === text)),
    ).toEqual([]);
    await takePicture(page, 'actions');
    await page.context().close();
  });

  it('go when the server no longer answers them', async () => {
    const { id } = await findDate();
    const { page } = await product.open('/', { as: 'manager@demo.test' });
    await page.route('**/me/rights', async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      const unanswered = [...answer.unanswered, 'EventDate.cancel'];
      await route.fulfill({ response, json: { ...answer, unanswered } });
    });
    await page.goto(`${product.server.origin}/EventDate/${id}/show`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page
      .getByRole('button', { name: 'Edit' })
      .or(page.getByRole('link', { name: 'Edit' }))
      .waitFor();
    const actions = page.getByRole('button', { name: 'Actions', exact: true });
    if (await actions.count()) await actions.click();
    expect(await page.getByText('Cancel the performance').count()).toBe(0);
    await page.context().close();
  });

  it('ask first where something is given up: what becomes of what, by its name, in the language of the person', async () => {
    const { id, title } = await findDate();
    const { page } = await product.open(`/EventDate/${id}/show`, {
      as: 'manager@demo.test',
      locale: 'fr-FR',
    });
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT' && request.url().includes('/event_dates/')) calls.push(request.url());
    });
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await page.getByRole('menuitem', { name: /^Annuler la représentation/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Annuler la représentation : / });
    await dialog.getByText('La représentation est annulée et n’est plus vendue.', { exact: false }).waitFor();
    const heading = await dialog.getByRole('heading').textContent();
    expect(heading).toContain(title);
    expect(heading).not.toContain('#');
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'action-asked');
    await dialog.getByRole('button', { name: 'Revenir', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(calls).toEqual([]);
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await page.getByRole('menuitem', { name: /^Annuler la représentation/ }).click();
    await dialog.getByRole('button', { name: 'Annuler la représentation' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(calls.map((url) => new URL(url).pathname)).toEqual([`/ticketing/v1/event_dates/${id}/cancel`]);
    const [date] = await product.server.database.query<{ status: string }>(
      'system',
      'SELECT "status" FROM "event_date" WHERE "id" = $1',
      [id],
    );
    expect(date?.status).toBe('cancelled');
    await page.context().close();
  });
});
