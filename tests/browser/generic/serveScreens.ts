/**
 * Builds a page with Vite, as the product is built, and serves it before a running server, signed in by a token: these
 * tests are about screens, and the way through the sign-in page has a test of its own.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import react from '@vitejs/plugin-react';
import type { Browser, Page } from 'playwright-core';
import { build, type InlineConfig, loadConfigFromFile, type Plugin, preview } from 'vite';
import { expect, onTestFinished } from 'vitest';
import { launchChromium, openPage } from '../../fixtures/chromium.ts';

export interface Screens {
  readonly origin: string;
  readonly browser: Browser;
  /** A page of its own that counts what it asks of the APIs. Opened by a fact, it is closed with it. */
  open(path: string, options?: OpenOptions): Promise<OpenPage>;
  stop(): Promise<void>;
}

interface OpenOptions {
  readonly locale?: string;
  readonly width?: number;
}

export interface OpenPage {
  readonly page: Page;
  /** `METHOD /path?query` of every request to an API so far, decoded. */
  readonly calls: readonly string[];
}

export interface ScreensSource {
  /** Folder of an `index.html` of its own, built by Vite's own rules. Default: the product's, built by the product's. */
  readonly root?: string;
  /** Origin of the running server. */
  readonly server: string;
  readonly token: string;
  /** Where the page is served. Default: any. */
  readonly port?: number;
  /** A registry in place of the product's `overrides/screens.ts`. */
  readonly registry?: string;
  /** With what only developers see; for a tree that changes between two builds. */
  readonly isDevelopment?: true;
  /** With the React that says what it was handed and does not know, and takes twice as long. */
  readonly isReactStrict?: true;
}

const apiPaths = ['/ticketing', '/accounts', '/api', '/crm', '/channel', '/contexts'];

const session: Readonly<Record<string, string>> = {
  'enter.ts': 'export const enter = async () => true; export const isComingIn = () => true;',
  'authorizedFetch.ts': `export const authorizedFetch = (input, init = {}) => fetch(input,
    { ...init, headers: { ...init.headers, Authorization: 'Bearer ' + window.testToken } });`,
  'freshToken.ts': `export const getFreshToken = async () => window.testToken;
    export const refreshToken = getFreshToken;
    export const requestToken = async () => ({});
    export class SignedOutError extends Error {}`,
  'currentCaller.ts': `export const currentCaller = () => ({ accountId: 1, email: 'manager@demo.test',
    name: 'Camille Laurent', contracts: [1], contract: 1 });`,
  'authProvider.ts': `const nothing = async () => {};
    export const authProvider = { login: nothing, logout: nothing, checkAuth: nothing, checkError: nothing,
      getIdentity: async () => ({ id: 1, fullName: 'Camille Laurent' }) };`,
};

const marker = '\0session:';

const signedIn: Plugin = {
  name: 'signed-in',
  enforce: 'pre',
  resolveId: (id) =>
    id.includes('/session/') && basename(id) in session ? marker + basename(id) : undefined,
  load: (id) => (id.startsWith(marker) ? session[id.slice(marker.length)] : undefined),
};

const productConfig = join(import.meta.dirname, '../../../vite.config.ts');

/** The product's own build but for what a network alone is quicker by. */
async function readProductConfig(): Promise<InlineConfig> {
  const found = await loadConfigFromFile({ command: 'build', mode: 'production' }, productConfig);
  if (!found) throw new Error(`"${productConfig}" is not there.`);
  const plugins = (await Promise.all(found.config.plugins ?? [])).flat() as Plugin[];
  return { ...found.config, plugins: plugins.filter(({ name }) => name !== 'precompress') };
}

/** The product's registry, but for the screens of another. */
const replaceRegistry = (registry: string): Plugin => ({
  name: 'registry',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id.endsWith('/overrides/screens.ts') && importer !== registry ? registry : undefined,
});

async function readConfig({ root, isDevelopment, registry }: ScreensSource): Promise<InlineConfig> {
  const { plugins = [], ...config } = root ? { root, plugins: [react()] } : await readProductConfig();
  return {
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [signedIn, ...(registry ? [replaceRegistry(registry)] : []), ...plugins],
    ...(isDevelopment && { define: { 'import.meta.env.DEV': 'true' } }),
  };
}

/** Which React is taken in stands in the environment, and the test runner says `test` there, which none is for. */
async function buildFor(mode: 'production' | 'development', config: InlineConfig): Promise<void> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = mode;
  try {
    await build(config);
  } finally {
    process.env.NODE_ENV = before;
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

async function buildAnew(config: InlineConfig, source: ScreensSource): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'screens-'));
  const mode = source.isReactStrict ? 'development' : 'production';
  await buildFor(mode, { ...config, build: { ...config.build, outDir, emptyOutDir: true } });
  return outDir;
}

/** @returns whether nobody else had made it */
function makeFolder(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/** Built once a run, for all test files that show the same page; what changes between two builds, for its caller alone. */
async function buildOnce(config: InlineConfig, source: ScreensSource): Promise<string> {
  if (!isShared(source)) return buildAnew(config, source);
  const key = hashOf(`${source.root} ${source.registry} ${source.isReactStrict}`);
  const ready = join(tmpdir(), `screens-${process.env.TEST_RUN}-${key}`);
  const building = `${ready}-building`;
  while (!existsSync(ready)) {
    if (!makeFolder(building)) {
      // Another test file builds it, beside this one.
      await setTimeout(100);
      continue;
    }
    try {
      if (!existsSync(ready)) renameSync(await buildAnew(config, source), ready);
    } finally {
      rmdirSync(building);
    }
  }
  return ready;
}

const isShared = ({ isDevelopment }: ScreensSource) => process.env.TEST_RUN !== undefined && !isDevelopment;

export async function serveScreens(source: ScreensSource): Promise<Screens> {
  const { server, token } = source;
  const config = await readConfig(source);
  const outDir = await buildOnce(config, source);
  const served = await preview({
    ...config,
    // A socket cut off with its page is no fault.
    logLevel: 'silent',
    build: { outDir },
    preview: {
      port: source.port ?? 0,
      host: '127.0.0.1',
      // The server answers with links of the origin it is asked at.
      proxy: {
        ...Object.fromEntries(apiPaths.map((path) => [path, { target: server, changeOrigin: false }])),
        '/socket.io': { target: server, changeOrigin: false, ws: true },
      },
    },
  });
  const address = served.httpServer.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const browser = await launchChromium();
  return {
    origin,
    browser,
    async open(path, { locale = 'en-GB', width = 1280 } = {}) {
      const context = await browser.newContext({
        viewport: { width, height: 800 },
        locale,
        // Far from the theatre, so that a moment shown in the browser's timezone would be seen.
        timezoneId: 'America/New_York',
      });
      await context.addInitScript((value) => {
        Object.assign(window, { testToken: value });
      }, token);
      // Left open, it goes on asking, and is drawn on, beside the pages of the facts after it.
      if (expect.getState().currentTestName !== undefined) onTestFinished(() => context.close());
      const page = await openPage(context);
      const calls: string[] = [];
      page.on('request', (request) => {
        const url = new URL(request.url());
        // The frame's own questions, whatever screen it is: settings, rights and features once a visit, the bell's again.
        if (/\/(me\/(settings|rights)|features|user_desk_notifications)$/.test(url.pathname)) return;
        if (apiPaths.some((each) => url.pathname.startsWith(`${each}/`)))
          calls.push(`${request.method()} ${decodeURIComponent(url.pathname + url.search)}`);
      });
      await page.goto(origin + path);
      return { page, calls };
    },
    async stop() {
      await browser.close();
      await served.close();
      if (!isShared(source)) rmSync(outDir, { recursive: true, force: true });
    },
  };
}
