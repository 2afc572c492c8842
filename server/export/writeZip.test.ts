import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readZip } from '../import/readZip.ts';
import { writeZip, type ZipEntry } from './writeZip.ts';

async function write(entries: AsyncIterable<ZipEntry>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of writeZip(entries)) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function readAll(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

async function* twoEntries(): AsyncGenerator<ZipEntry> {
  yield { name: 'a.xml', chunks: ['é', '<a/>'] };
  yield { name: 'b/c.xml', chunks: ['x'.repeat(1_000_000)] };
}

describe('an archive', () => {
  it('has each entry whole, and the same bytes for the same content', async () => {
    const bytes = await write(twoEntries());
    const zip = await readZip(bytes, 10_000_000);
    expect(await readAll(zip.read('a.xml'))).toBe('é<a/>');
    expect(await readAll(zip.read('b/c.xml'))).toBe('x'.repeat(1_000_000));
    expect((await write(twoEntries())).equals(bytes)).toBe(true);
  });

  it('asks for rows as they are wanted', async () => {
    let asked = 0;
    async function* rows(): AsyncGenerator<string> {
      for (;;) {
        asked += 1;
        yield randomBytes(49_152).toString('base64');
      }
    }
    async function* entries(): AsyncGenerator<ZipEntry> {
      yield { name: 'endless.xml', chunks: rows() };
    }
    const pieces = writeZip(entries());
    await pieces.next();
    // Whoever reads is slow: what was asked for meanwhile is what the streams between hold, and not all there is.
    for (let turn = 0; turn < 1000; turn += 1) await new Promise(setImmediate);
    expect(asked).toBeLessThan(30);
    await pieces.return(undefined);
  });

  it('that is left early ends what it is made of', async () => {
    const ended: string[] = [];
    async function* rows(): AsyncGenerator<string> {
      try {
        for (;;) yield Math.random().toString(36).repeat(5000);
      } finally {
        ended.push('rows');
      }
    }
    async function* entries(): AsyncGenerator<ZipEntry> {
      try {
        yield { name: 'endless.xml', chunks: rows() };
      } finally {
        ended.push('entries');
      }
    }
    for await (const _ of writeZip(entries())) break;
    expect(ended).toEqual(['rows', 'entries']);
  });

  it('fails as what it is made of fails', async () => {
    async function* rows(): AsyncGenerator<string> {
      yield 'a';
      throw new Error('The database is gone.');
    }
    async function* entries(): AsyncGenerator<ZipEntry> {
      yield { name: 'a.xml', chunks: rows() };
    }
    await expect(write(entries())).rejects.toThrow('The database is gone.');
  });
});
