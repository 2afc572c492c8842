/** Forms as a person fills them in: errors, rich text, inputs that hang on others, what is sent. */
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, connectClient, type Json } from './generic/connectClient.ts';
import { findFaults } from './generic/findFaults.ts';
import { button, field, heading } from './generic/locate.ts';
import { type DemoScreens, startScreens } from './generic/startScreens.ts';

let screens: DemoScreens;
let client: Client;

beforeAll(async () => {
  screens = await startScreens();
  client = connectClient({ origin: screens.server.origin, token: screens.token });
});

afterAll(() => screens?.stop());

describe('a form', () => {
  it('leads from its summary of errors to each field, and begins another when asked', async () => {
    const { page } = await screens.open('/Venue/create');
    await field(page, 'Name').waitFor();
    await field(page, 'Country code').fill('Belgium');
    await page.keyboard.press('Control+s');
    // What has the wrong form is told the right one, by an example.
    await page.getByText('Invalid format. Two capital letters, e.g. FR.').waitFor();
    await field(page, 'Country code').fill('BE');
    await page.getByRole('alert').getByRole('button', { name: 'Name' }).click();
    await expect
      .poll(() => field(page, 'Name').evaluate((node) => node === document.activeElement))
      .toBe(true);
    await field(page, 'Name').fill('One of two');
    await button(page, 'Save and add another').click();
    await page.getByText('Created').waitFor();
    await expect.poll(() => field(page, 'Name').inputValue()).toBe('');
    await field(page, 'Name').fill('Two of two');
    await button(page, 'Create').click();
    await heading(page, 'Two of two').waitFor();
  });

  it('writes emphasis and lists as they are read, and sends them as HTML', async () => {
    const { page } = await screens.open('/Ticketing/2');
    const text = page.getByRole('textbox', { name: 'Description' });
    await text.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Two hours');
    await button(page, 'Bulleted list').click();
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.keyboard.press('Control+s');
    expect((await sent).postDataJSON()).toEqual({ description: '<ul><li>Two hours</li></ul>' });
  });

  it.each([
    ['the day summer time begins', '2027-03-28T20:00', '2027-03-28T18:00:00Z', '2027-03-29T00:00:00Z'],
    ['the day it ends', '2027-10-31T20:00', '2027-10-31T19:00:00Z', '2027-11-01T00:00:00Z'],
    ['the hour that comes twice', '2027-10-31T02:30', '2027-10-31T00:30:00Z', '2027-10-31T06:30:00Z'],
  ])(
    'keeps the time that was typed before the show was chosen, in the show’s timezone: %s',
    async (...row) => {
      const [what, typed, inParis, inMartinique] = row;
      await client.make('/ticketings', { title: `Overseas, ${what}`, timezone: 'America/Martinique' });
      await client.make('/ticketings', { title: `In town, ${what}`, timezone: 'Europe/Paris' });
      const { page } = await screens.open('/events/new?form=date');
      const starts = page.getByLabel('Starts', { exact: false }).first();
      await page.getByText('Time in Europe/Paris').first().waitFor();
      await starts.fill(typed);
      const show = page.getByRole('combobox', { name: 'Show' });
      const choose = async (title: string) => {
        await show.fill(title);
        await page.getByRole('option', { name: title, exact: true }).click();
      };
      await choose(`Overseas, ${what}`);
      await page.getByText('Time in America/Martinique').first().waitFor();
      await expect.poll(() => starts.inputValue()).toBe(typed);
      await choose(`In town, ${what}`);
      await page.getByText('Time in Europe/Paris').first().waitFor();
      await expect.poll(() => starts.inputValue()).toBe(typed);
      const makes = () => page.waitForRequest((request) => request.method() === 'POST');
      const first = makes();
      await button(page, 'Save and add another').click();
      expect((await first).postDataJSON()).toMatchObject({ startDate: inParis });
      await page.getByText('Created').waitFor();
      await starts.fill(typed);
      await choose(`Overseas, ${what}`);
      await page.getByText('Time in America/Martinique').first().waitFor();
      const second = makes();
      await page.keyboard.press('Control+s');
      expect((await second).postDataJSON()).toMatchObject({ startDate: inMartinique });
    },
  );

  it('takes what is pasted from Word as its words, emphasis, links and lists, and nothing else', async () => {
    const { page } = await screens.open('/Ticketing/2');
    const text = page.getByRole('textbox', { name: 'Description' });
    await text.click();
    await page.keyboard.press('Control+a');
    const item = (level: number, bullet: string, words: string) =>
      `<p class=MsoListParagraphCxSpFirst style='margin-left:36pt;mso-list:l0 level${level} lfo1'><span style='font-family:Symbol'><span style='mso-list:Ignore'>${bullet}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span>${words}</p>`;
    const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0cm}</style></head><body lang=FR>
      <!--StartFragment--><p class=MsoNormal style='mso-margin-top-alt:auto;color:#1F497D'><b style='mso-bidi-font-weight:normal'><span style='font-size:14.0pt'>Cyrano</span></b>, by <a href="https://theatre.example/rostand"><span style='color:blue'>Rostand</span></a><o:p></o:p></p>
      ${item(1, '·', 'Two hours')}${item(2, 'o', 'One interval')}${item(1, '·', 'From ten years on')}
      <p class=MsoNormal>Booking:<o:p>&nbsp;</o:p></p>${item(1, '1.', 'Call')}${item(1, '2.', 'Come')}<!--EndFragment--></body></html>`;
    await text.evaluate((element, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, word);
    expect(await findFaults(page)).toEqual([]);
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.keyboard.press('Control+s');
    expect((await sent).postDataJSON()).toEqual({
      description:
        '<p><strong>Cyrano</strong>, by <a href="https://theatre.example/rostand">Rostand</a></p>' +
        '<ul><li>Two hours<ul><li>One interval</li></ul></li><li>From ten years on</li></ul>' +
        '<p>Booking:&nbsp;</p><ol><li>Call</li><li>Come</li></ol>',
    });
  });

  it('edits what the editor would not keep as the HTML that it is', async () => {
    const description = '<table><tbody><tr><td>19:30</td></tr></tbody></table>';
    const id = await client.make('/ticketings', { title: 'With a table', description });
    const { page } = await screens.open(`/Ticketing/${id}`);
    const text = field(page, 'Description');
    await expect.poll(() => text.inputValue()).toBe(description);
    await text.fill('<p>19:30</p>');
    await button(page, 'Edit as HTML').click();
    await expect.poll(() => page.locator('.ProseMirror').textContent()).toBe('19:30');
  });

  it('asks for an offer’s conditions, advantage, fields and parameters by inputs, and sends what they hold', async () => {
    const id = await client.make('/offer_rules', { title: 'Among friends' });
    const { page } = await screens.open(`/OfferRule/${id}`);
    const conditions = page.getByRole('group', { name: 'Conditions' }).last();
    await conditions.getByRole('button', { name: 'Add a line' }).click();
    await conditions.getByRole('spinbutton', { name: 'At least' }).fill('4');
    const advantage = page.getByRole('group', { name: 'Advantage' });
    await advantage.getByRole('combobox', { name: 'Gives' }).click();
    await page.getByRole('option', { name: 'A part off' }).click();
    await advantage.getByRole('spinbutton', { name: 'Part' }).fill('20');
    expect(await advantage.getByRole('textbox').count()).toBe(0);
    const fields = page.getByRole('combobox', { name: 'Required customer fields' });
    await fields.fill('Surn');
    await page.getByRole('option', { name: 'Surname' }).click();
    await fields.fill('shopping.wheelchair');
    await page.keyboard.press('Enter');
    const parameters = page.getByRole('group', { name: 'Template parameters' });
    await parameters.getByRole('button', { name: 'Add a line' }).click();
    await page.keyboard.type('slogan');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Come as four');
    expect(await findFaults(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await heading(page, 'Among friends').waitFor();
    await page.getByText('Come as four').waitFor();
    expect(await findFaults(page)).toEqual([]);
    expect(await client.call('GET', `/offer_rules/${id}`)).toMatchObject({
      triggerList: [{ type: 'quantity', quantity: 4 }],
      exchangeData: { type: 'share', share: 20 },
      customerRequiredFields: ['contact.lastname', 'shopping.wheelchair'],
      templateParameters: { slogan: 'Come as four' },
    });
  });

  it('asks for what the choice in a row makes sense of, and sends nothing of what it replaces', async () => {
    const id = await client.make('/offer_rules', {
      title: 'From four on',
      triggerList: [{ type: 'quantity', quantity: 4 }],
      exchangeData: { type: 'share', share: 20 },
    });
    const { page } = await screens.open(`/OfferRule/${id}`);
    const row = page.getByRole('group', { name: 'Conditions' }).last().getByRole('group');
    const inputs = row.getByRole('textbox').or(row.getByRole('spinbutton'));
    const choose = async (within: Locator, name: string, option: string) => {
      await within.getByRole('combobox', { name }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    await row.getByRole('spinbutton', { name: 'At least' }).waitFor();
    expect(await inputs.count()).toBe(1);
    await choose(row, 'The cart holds', 'An amount');
    await row.getByRole('textbox', { name: 'For at least' }).fill('50');
    // The currency starts from its default; the number of places is gone.
    const currency = row.getByRole('textbox', { name: 'Currency' });
    expect(await currency.inputValue()).toBe('EUR');
    // 50 stays 50 in a currency without cents, and back.
    for (const code of ['XPF', 'EUR']) {
      await currency.fill(code);
      await expect
        .poll(() => row.getByRole('textbox', { name: 'For at least' }).inputValue())
        .toMatch(/^50(\.00)?$/);
    }
    expect(await inputs.count()).toBe(2);
    await choose(page.getByRole('group', { name: 'Advantage' }), 'Gives', 'Free items');
    await page.getByRole('group', { name: 'Advantage' }).getByRole('spinbutton').fill('1');
    expect(await findFaults(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await expect
      .poll(async () => {
        const saved = await client.call('GET', `/offer_rules/${id}`);
        return [saved.triggerList, saved.exchangeData];
      })
      .toEqual([[{ type: 'amount', amount: 5000, currency: 'EUR' }], { type: 'items', quantity: 1 }]);
    const response = await fetch(`${screens.server.origin}/ticketing/v1/offer_rules/${id}`, {
      method: 'PATCH',
      headers: { Authorization: `Bearer ${screens.token}`, 'Content-Type': 'application/merge-patch+json' },
      body: JSON.stringify({ exchangeData: { share: 20 } }),
    });
    expect(response.status).toBe(422);
    expect(((await response.json()) as Json).violations).toMatchObject([
      { propertyPath: 'exchangeData.share', code: 'when' },
    ]);
  });

  it('says where free data cannot be read and keeps it unsent; offers known values by name', async () => {
    const id = await client.make('/event_date_patterns', { ticketing: '/ticketing/v1/ticketings/1' });
    const { page } = await screens.open(`/EventDatePattern/${id}`);
    const schedule = field(page, 'Schedule');
    await schedule.fill('{\n  "days" ["monday"]\n}');
    await page.getByText('Line 2, column 10: expected a colon').waitFor();
    expect(await findFaults(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await page.getByRole('alert').getByRole('button', { name: 'Schedule' }).waitFor();
    await schedule.fill('{ "days": ["monday"] }');
    const type = page.getByRole('combobox', { name: 'Type' });
    await type.fill('Week');
    await page.getByRole('option', { name: 'Weekly' }).click();
    const weekly = { schedule: { days: ['monday'] }, type: 'weekly' };
    await page.keyboard.press('Control+s');
    await page.getByText('Weekly').waitFor();
    expect(await client.call('GET', `/event_date_patterns/${id}`)).toMatchObject(weekly);
    await page.goto(`${screens.origin}/EventDatePattern/${id}`);
    await expect.poll(() => type.inputValue()).toBe('Weekly');
    await type.fill('every full moon');
    await page.keyboard.press('Control+s');
    await page.getByText('every full moon').waitFor();
    expect(await client.call('GET', `/event_date_patterns/${id}`)).toMatchObject({ type: 'every full moon' });
  });

  it('asks before it is left by the browser’s own back', async () => {
    const { page } = await screens.open('/Venue/1/show');
    await page.getByRole('link', { name: 'Edit' }).click();
    await field(page, 'Name').fill('Lost');
    const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
    await page.goBack().catch(() => undefined);
    await asked;
    expect(await field(page, 'Name').inputValue()).toBe('Lost');
  });

  it('keeps a stored secret that it never shows', async () => {
    const id = await client.make('/provider_ticket_credentials', { providerName: 'Partner', param1: 'hush' });
    const { page } = await screens.open(`/ProviderTicketCredentials/${id}`);
    const secret = page.locator('input[type=password]').first();
    expect(await secret.inputValue()).toBe('');
    await field(page, 'Provider').fill('Partners');
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.keyboard.press('Control+s');
    expect((await sent).postDataJSON()).toEqual({ providerName: 'Partners' });
  });
});

it.each(['/Order/1/show', '/OfferRule/1', '/Contract/1/show', '/Ticketing/create'])(
  '%s stands on a phone in French without scrolling sideways, and axe finds nothing',
  async (path) => {
    const { page } = await screens.open(path, { locale: 'fr-FR', width: 390 });
    await page.locator('main section').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await findFaults(page)).toEqual([]);
  },
);
