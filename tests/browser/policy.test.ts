/** The admin in a real browser under the policy it is sent with: nothing it does is refused by that policy. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Product, signIn, startProduct } from '../fixtures/browser.ts';
import { isDone } from './generic/isDone.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.stop());

const screens = [
  '/',
  '/EventDate',
  '/Ticketing',
  '/Order',
  '/Customer/create',
  '/Contract/1',
  '/sales/cash-register',
  '/sales',
  '/printer',
  '/settings/printer',
  '/resources',
];

it('asks for nothing its policy refuses', { timeout: 120_000 }, async () => {
  const { page } = await product.open('/Venue');
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Permissions.Policy|Refused to/i.test(message.text()))
      refused.push(message.text());
  });
  await signIn(page, 'manager@demo.test');
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const screen of screens) {
    await page.goto(`${product.server.origin}${screen}`);
    await page.getByRole('main').waitFor();
    await isDone(page);
    // What comes after a screen by itself has come with the bell's answer.
    await page.getByRole('button', { name: /^Notifications/, disabled: false }).waitFor();
  }
  expect(refused).toEqual([]);

  // What a text that came to stand in the page would try, and the policy refuses.
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
    const sent = await fetch('https://evil.example/').then(
      () => true,
      () => false,
    );
    return [(window as { injected?: boolean }).injected === true, sent];
  });
  expect(ran).toEqual([false, false]);
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(2);
  const features = ['camera', 'clipboard-write', 'publickey-credentials-get', 'geolocation', 'microphone'];
  const allowed = await page.evaluate((names) => {
    const { featurePolicy } = document as unknown as {
      featurePolicy: { allowsFeature(name: string): boolean };
    };
    return names.filter((name) => featurePolicy.allowsFeature(name));
  }, features);
  expect(allowed).toEqual(features.slice(0, 3));
  await page.context().close();
});

it('fetches nothing for the styles of a text that somebody wrote, and shows its words', async () => {
  const address = 'https://elsewhere.example/seen';
  const hostile = [
    `<p style="color: rgb(200, 0, 0); background: url(${address}1)">First</p>`,
    `<p style="background: u\\72l(${address}2)">Second</p>`,
    `<p style="background-image: image-set('${address}3' 1x)">Third</p>`,
    `<style>@import '${address}4'; p { background: url(${address}5) }</style><p>Fourth</p>`,
    `<ul style="list-style-image: url(${address}6)"><li>Fifth</li></ul>`,
    `<table background="${address}7"><tr><td background="${address}8">Sixth</td></tr></table>`,
    `<svg><style>@import '${address}9';</style><rect fill="url(${address}10#a)" style="mask: url(${address}11#a)"/></svg>`,
    `<link rel="stylesheet" href="${address}12"><p style="cursor: url(${address}13), auto">Seventh</p>`,
  ];
  const [ticketing] = await product.server.database.query<{ id: number }>(
    { contract: 1 },
    'UPDATE "ticketing" SET "description" = $1 WHERE "id" = (SELECT min("id") FROM "ticketing" WHERE "contract_id" = 1) RETURNING "id"',
    [hostile.join('')],
  );
  const { page } = await product.open('/', { as: 'manager@demo.test' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${product.server.origin}/Ticketing/${ticketing?.id}/show`);
  const first = page.getByText('First', { exact: true });
  await first.waitFor();
  await page.getByText('Seventh', { exact: true }).hover();
  expect(await first.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(200, 0, 0)');
  expect(asked.filter((url) => url.startsWith(address))).toEqual([]);
  await page.context().close();
});
