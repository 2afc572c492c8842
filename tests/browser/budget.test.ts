/** What a real browser fetches of the built product: scripts, and requests to the APIs. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Product, signIn, startProduct } from '../fixtures/browser.ts';
import { openPage } from '../fixtures/chromium.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.stop());

const kilobyte = 1000;
const apis = /^\/(ticketing|accounts\/api|crm|api\/(?!oauth))/;
const documents = /docs\.jsonld|docs\.json|contexts|entrypoint/;

interface Fetched {
  /** Bytes of every script so far, as the server sends them to who takes brotli. */
  scripts(): Promise<number>;
  /** `METHOD path` of every request to an API so far. */
  readonly calls: string[];
  readonly paths: string[];
}

/** Bytes on the way, asked for once more outside the browser, which forgets what was answered when a page is left. */
async function measure(url: string): Promise<number> {
  const { headers } = await fetch(url, { headers: { 'accept-encoding': 'br, gzip' } });
  const bytes = Number(headers.get('content-length'));
  if (headers.get('content-encoding') !== 'br') expect([url, bytes < kilobyte]).toEqual([url, true]);
  return bytes;
}

function watch(page: Page): Fetched {
  const scripts = new Map<string, Promise<number>>();
  const calls: string[] = [];
  const paths: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    const { pathname, search } = new URL(url);
    paths.push(pathname);
    if (apis.test(pathname)) calls.push(`${request.method()} ${pathname}${decodeURIComponent(search)}`);
    if (pathname.endsWith('.js') && !scripts.has(url)) scripts.set(url, measure(url));
  });
  return {
    calls,
    paths,
    scripts: async () => (await Promise.all(scripts.values())).reduce((total, size) => total + size, 0),
  };
}

/** A window of its own at the sign-in page, with all that it fetched on the way. */
async function open(path: string) {
  const context = await product.browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
  });
  const page = await openPage(context);
  const fetched = watch(page);
  await page.goto(`${product.server.origin}${path}`);
  await page.locator('input[type=password]').waitFor();
  return { page, fetched };
}

/** A page with all that comes by itself: its screen, the bell's answer, and the live socket, which is the last. */
async function whole(page: Page, come: () => Promise<void>): Promise<void> {
  await Promise.all([page.waitForEvent('websocket', { timeout: 50_000 }), come()]);
  await page.getByRole('button', { name: /^Notifications/, disabled: false }).waitFor();
}

describe('from nothing to the first list, and on', () => {
  it('fetches 8 kB of scripts to the sign-in page, 265 to a list and its socket, one request a screen, and never a schema', async () => {
    const { page, fetched } = await open('/Venue');
    expect(await fetched.scripts()).toBeLessThan(8 * kilobyte);
    expect(fetched.calls).toEqual([]);

    await whole(page, () =>
      signIn(page, 'manager@demo.test').then(() => page.getByRole('row').nth(2).waitFor()),
    );
    expect(fetched.calls.filter((call) => call.includes('/venues?'))).toHaveLength(1);
    const settled = await fetched.scripts();
    // To the list itself it is 250 (tests/architecture/bundle.test.ts): this counts what comes after it too.
    expect(settled).toBeLessThan(265 * kilobyte);
    await whole(page, async () => {
      await page.goto(`${product.server.origin}/Venue/1`);
      await page.getByRole('textbox', { name: 'Name' }).waitFor();
    });
    expect(fetched.calls.filter((call) => call.includes('/venues/1'))).toHaveLength(1);
    expect(fetched.paths.filter((path) => documents.test(path))).toEqual([]);
    // The next group of screens: the form with its inputs.
    expect((await fetched.scripts()) - settled).toBeLessThan(60 * kilobyte);
    await page.context().close();
  });
});
