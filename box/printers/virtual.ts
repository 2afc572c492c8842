/** A printer without paper: keeps each page, as its dots would lie on the paper, as an image under `VAR_DIR/print`. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrinterConfig } from '../config.ts';
import { writePng } from './bitmap.ts';
import type { Printer } from './printer.ts';

const KEPT_PAGES = 1000;

/** Names sort by time, and a job's key, whatever its characters, is found again. */
const nameOf = (jobKey: string) => createHash('sha256').update(jobKey).digest('hex').slice(0, 16);

function dropOldest(folder: string): void {
  const pages = readdirSync(folder).filter((name) => name.endsWith('.png'));
  for (const name of pages.sort().slice(0, Math.max(0, pages.length - KEPT_PAGES)))
    rmSync(join(folder, name), { force: true });
}

/** @param folder where pages are kept, as `<instant>-<job>-<page>.png` */
export function createVirtualPrinter(config: PrinterConfig, folder: string): Printer {
  mkdirSync(folder, { recursive: true });
  return {
    config,
    language: 'virtual',
    check: async () => [],
    async print(bitmap, order) {
      const instant = new Date().toISOString().replace(/[:.]/g, '');
      writeFileSync(join(folder, `${instant}-${nameOf(order.jobKey)}-${order.page}.png`), writePng(bitmap));
      dropOldest(folder);
      return [];
    },
    async openDrawer() {
      writeFileSync(join(folder, 'drawer.txt'), `${new Date().toISOString()}\n`, { flag: 'a' });
    },
    readPage(jobKey, page) {
      const ending = `-${nameOf(jobKey)}-${page}.png`;
      const name = existsSync(folder) && readdirSync(folder).find((file) => file.endsWith(ending));
      return name ? readFileSync(join(folder, name)) : undefined;
    },
  };
}
