/**
 * Beside each text of the built admin, the same compressed: once, as small as it gets, so that the server only sends
 * what the browser takes. Brotli where the browser trusts the way (https, the own machine), else gzip.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const texts = /\.(js|css|svg|json)$/;
/** Bytes below which a packet is a packet. */
const least = 1000;

const squeeze = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < least) return;
  await Promise.all(
    Object.entries(squeeze).map(async ([ending, compress]) =>
      writeFile(`${path}.${ending}`, await compress(bytes)),
    ),
  );
}

export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '.' }, files) {
      const named = Object.keys(files).filter((name) => texts.test(name));
      await Promise.all(named.map((name) => compressFile(join(dir, name))));
    },
  };
}
