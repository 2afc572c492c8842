/** A show made from nothing as a manager makes it: thirty dates, five prices, two seat groups, on sale; presses counted. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findFaults } from './generic/findFaults.ts';
import { serveDemo } from './generic/serveDemo.ts';

const demo = serveDemo();

/** Who works with the product, counting: a click or a key is a press; a text typed into a field that has the focus is none. */
function makeHand(page: Page) {
  let presses = 0;
  return {
    count: () => presses,
    async press(name: string | RegExp, role: 'button' | 'option' | 'combobox' | 'radio' = 'button') {
      presses += 1;
      await page
        .getByRole(role, { name, exact: typeof name === 'string' })
        .first()
        .click();
    },
    async key(key: string) {
      presses += 1;
      await page.keyboard.press(key);
    },
    async type(text: string) {
      await page.keyboard.type(text);
    },
    /** A field that is pressed to type in it. */
    async fill(label: string, text: string) {
      presses += 1;
      await page.getByLabel(label, { exact: true }).fill(text);
    },
    step: (name: string) => page.locator('[aria-current=step]', { hasText: name }).waitFor(),
  };
}

describe('a show from nothing', () => {
  it('has thirty dates, five prices in two seat groups, and is on sale with fewer than forty presses', async () => {
    const { page } = await demo.screens.open('/events/new');
    const hand = makeHand(page);
    await page.getByLabel('Title').waitFor();
    await hand.type('Les Fourberies de Scapin');
    await hand.press('Venue', 'combobox');
    await hand.press(/Studio/, 'option');
    await hand.press('Create and continue');

    await hand.step('Dates');
    await hand.press('Room plan', 'combobox');
    await page.getByRole('option').first().waitFor();
    await hand.key('ArrowDown');
    await hand.key('Enter');
    for (const day of ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']) await hand.press(day);
    await hand.fill('From', '2031-09-02');
    await hand.fill('To', '2031-10-11');
    await hand.press('Add these dates');
    await page.getByRole('heading', { name: '30 performances' }).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await hand.press('Save and continue');

    await hand.step('Prices');
    await hand.press('1re série');
    await hand.press('2e série');
    for (const [type, ...amounts] of [
      ['Full price', '34', '26'],
      ['Reduced', '28', '20'],
      ['School', '14', '12'],
      ['Group', '24', '18'],
      ['Subscription', '22', '16'],
    ]) {
      await hand.press(`+ ${type}`);
      // The first amount of a new price has the focus.
      await hand.type(amounts[0] ?? '');
      await hand.key('ArrowRight');
      await hand.type(amounts[1] ?? '');
    }
    expect(await findFaults(page)).toEqual([]);
    await hand.press('Save and continue');

    await hand.step('Places');
    await hand.press('Save and continue');
    await hand.step('Sale window');
    await hand.press('Save and continue');
    await hand.step('Check and open');
    await page.getByText('Everything is there.').waitFor();
    expect(await findFaults(page)).toEqual([]);
    await hand.press('Open 30 performances');
    await page.getByRole('heading', { name: '30 performances are open' }).waitFor();
    expect(hand.count()).toBeLessThan(40);

    const [made] = await demo.server.database.query<{ dates: number; prices: number; unlimited: number }>(
      'system',
      `SELECT count(DISTINCT e."id")::int AS "dates", count(p."id")::int AS "prices",
         count(*) FILTER (WHERE e."unlimited_stock" OR p."tax_id" IS NULL)::int AS "unlimited"
       FROM "ticketing" t JOIN "event_date" e ON e."contract_id" = t."contract_id" AND e."ticketing_id" = t."id"
       JOIN "ticket_price" p ON p."contract_id" = e."contract_id" AND p."event_date_id" = e."id"
       WHERE t."title" = 'Les Fourberies de Scapin' AND e."status" = 'opened'`,
    );
    expect(made).toEqual({ dates: 30, prices: 300, unlimited: 0 });
  });

  it('leaves the form of a single date to who asks for it', async () => {
    const { page } = await demo.screens.open('/events/new');
    await page.getByRole('link', { name: 'One date of a show that exists' }).click();
    await page.getByRole('combobox', { name: 'Show' }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'New: Performance' }).waitFor();
  });

  it('goes on where it was left, in French and on a phone', async () => {
    const { page } = await demo.screens.open('/events/new', { locale: 'fr-FR', width: 390 });
    await page.getByRole('button', { name: 'Créer et continuer' }).click();
    await page.getByText('Obligatoire').waitFor();
    await page.getByLabel('Titre').fill('Bérénice');
    await page.getByRole('button', { name: 'Créer et continuer' }).click();
    await page.locator('[aria-current=step]', { hasText: 'Dates' }).waitFor();
    await page.getByRole('button', { name: 'Mois suivant' }).click();
    const day = page.getByRole('table').getByRole('button', { pressed: false }).nth(10);
    await day.click();
    await page.getByRole('heading', { name: '1 représentation' }).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Enregistrer et continuer' }).click();
    await page.locator('[aria-current=step]', { hasText: 'Tarifs' }).waitFor();
    await page.goto(`${demo.screens.origin}/events/new`);
    await page.getByRole('link', { name: 'Bérénice' }).click();
    await page.locator('[aria-current=step]', { hasText: 'Tarifs' }).waitFor();
    await page.getByRole('button', { name: '+ Plein tarif' }).click();
    await page.keyboard.type('25,50');
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('combobox', { name: 'TVA' }).click();
    await page.getByRole('option', { name: 'Sans TVA' }).click();
    // Paid and without VAT: nothing is saved before there is a reason.
    expect(await page.getByRole('button', { name: 'Enregistrer et continuer' }).isDisabled()).toBe(true);
    await page.getByLabel('Motif de l’absence de TVA').fill('Association');
    await page.getByRole('button', { name: 'Enregistrer et continuer' }).click();
    await page.locator('[aria-current=step]', { hasText: 'Places' }).waitFor();
  });
});
