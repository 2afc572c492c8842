import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeContent } from '../model.ts';
import { readArchive, writeArchive } from './archive.ts';
import { type ChainHead, type JournalRow, verifyJournal } from './verifyJournal.ts';

const makeKey = () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey;
};
const key = makeKey();
const keys = new Map([['own', createPublicKey(key)]]);
const signWith = (content: string, by = key) =>
  sign('sha256', Buffer.from(content), { key: by, dsaEncoding: 'ieee-p1363' }).toString('base64url');

/** An evening of 40 sales, one every minute. */
function makeChain(count = 40): readonly JournalRow[] {
  let previous = '';
  return Array.from({ length: count }, (_, index) => {
    const at = `2026-11-23T${String(19 + Math.floor(index / 60)).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}:00+01:00`;
    const number = index + 1;
    const content = writeContent(
      {
        series: 'T',
        type: 'sale',
        document: String(number),
        currency: 'EUR',
        total: 2500,
        lines: [{ label: 'Phèdre', quantity: 1, unit: 2500, gross: 2500, net: 2370, tax: 130, rate: 5.5 }],
        payments: [{ code: 'cash', label: 'Espèces', amount: 2500 }],
      },
      {
        contract: 1,
        isDemo: false,
        number,
        previous,
        key: 'own',
        at,
        organiser: 'SCIC',
        operator: 'a@b.test',
      },
    );
    previous = signWith(content);
    return { contract: 1, isDemo: false, series: 'T', number, recordedAt: at, content, signature: previous };
  });
}

const chain = makeChain();
const last = chain.at(-1) as JournalRow;
const head: ChainHead = { ...last, by: 'its counter' };
const at = (index: number) => chain[index] as JournalRow;
const replace = (index: number, row: JournalRow) => chain.map((one, place) => (place === index ? row : one));
const faultsOf = (rows: readonly JournalRow[]) => verifyJournal(rows, keys, [head]).faults;

describe('a journal', () => {
  it('that is whole is counted, by chain', () => {
    expect(verifyJournal(chain, keys, [head])).toEqual({
      faults: [],
      warnings: [],
      chains: [{ name: 'contract 1 T', count: 40 }],
    });
  });

  it.each([
    [
      'an amount is edited',
      replace(6, { ...at(6), content: at(6).content.replace('2500', '1500') }),
      'T 7: its signature does not fit its content',
    ],
    ['a record is deleted', chain.filter((_, place) => place !== 6), 'T 7 is missing'],
    ['its last records are cut off', chain.slice(0, 37), 'T 38 is missing: its counter has 40 records'],
    ['a record is put in', [...chain, { ...at(6) }], 'T 7 stands there twice'],
    [
      'two change their places',
      replace(6, { ...at(7), number: 7 }).map((row, place) => (place === 7 ? { ...at(6), number: 8 } : row)),
      'T 7 was signed as T 8 of the contract 1',
    ],
    [
      'the clock of one is changed',
      replace(6, { ...at(6), recordedAt: '2026-11-23T18:00:00Z' }),
      'T 7 was signed at 2026-11-23T19:06:00+01:00 and stands there at 2026-11-23T18:00:00Z',
    ],
    [
      'a demonstration passes for a sale',
      chain.map((row) => ({ ...row, contract: 2 })),
      'T 1 was signed as T 1 of the contract 1',
    ],
  ])('names the first broken record where %s', (_, rows, fault) => {
    expect(
      faultsOf(rows).some((one) => one.endsWith(fault)),
      faultsOf(rows).join('; '),
    ).toBe(true);
  });

  it('signed anew from a record on by a key of one’s own names that record', () => {
    const forger = makeKey();
    let previous = at(5).signature;
    const rows = chain.map((row, place) => {
      if (place < 6) return row;
      const content = row.content
        .replace(/"previous":"[^"]*"/, `"previous":"${previous}"`)
        .replaceAll('2500', '1500');
      previous = signWith(content, forger);
      return { ...row, content, signature: previous };
    });
    expect(faultsOf(rows)).toEqual(['contract 1 T 7: its signature does not fit its content']);
    const own = rows.map((row) => ({
      ...row,
      content: row.content.replace('"key":"own"', '"key":"forged"'),
    }));
    expect(faultsOf(own)[0]).toBe(
      'contract 1 T 1 is signed by the key "forged", whose public key is not known',
    );
  });

  it('restored from an older copy and gone on with differs from what its counter has', () => {
    const older = chain.slice(0, 20);
    expect(verifyJournal(older, keys, [head]).faults).toEqual([
      'contract 1 T 21 is missing: its counter has 40 records',
    ]);
    expect(verifyJournal(chain, keys, [{ ...head, signature: at(3).signature }]).faults).toEqual([
      'contract 1 T 40 is another than its counter has',
    ]);
  });

  it('whose clock went back is warned of', () => {
    const { content } = at(39);
    const late = content.replace('19:39:00', '18:39:00');
    const rows = replace(39, {
      ...last,
      content: late,
      recordedAt: '2026-11-23T18:39:00+01:00',
      signature: signWith(late),
    });
    expect(verifyJournal(rows, keys)).toMatchObject({
      faults: [],
      warnings: ['contract 1 T 40: its clock is 3540 s behind the record before it'],
    });
  });

  it('shows every one of a thousand tamperings', () => {
    const place = fc.nat(39);
    const columns = fc.constantFrom(
      'recordedAt',
      'content',
      'signature',
      'contract',
      'number',
      'isDemo',
      'series',
    );
    /** One character of the text is another. */
    const change = (text: string, where: number) => {
      const index = where % text.length;
      return `${text.slice(0, index)}${text[index] === 'x' ? 'y' : 'x'}${text.slice(index + 1)}`;
    };
    const edit = fc.tuple(place, columns, fc.nat()).map(([index, column, where]) => {
      const row = at(index);
      const edited: Readonly<Record<string, JournalRow>> = {
        content: { ...row, content: change(row.content, where) },
        signature: { ...row, signature: change(row.signature, where) },
        recordedAt: { ...row, recordedAt: new Date(Date.parse(row.recordedAt) + 1000 + where).toISOString() },
        contract: { ...row, contract: row.contract + 1 },
        number: { ...row, number: row.number + 1 + (where % 50) },
        isDemo: { ...row, isDemo: true },
        series: { ...row, series: 'P' },
      };
      return replace(index, edited[column] as JournalRow);
    });
    const remove = fc
      .tuple(place, fc.integer({ min: 1, max: 5 }))
      .map(([index, count]) => chain.filter((_, one) => one < index || one >= index + count));
    const insert = place.map((index) => [
      ...chain.slice(0, index),
      { ...at(index), number: index + 1 },
      ...chain.slice(index),
    ]);
    const swap = fc
      .tuple(place, place)
      .filter(([a, b]) => a !== b)
      .map(([a, b]) => {
        const rows = [...chain];
        rows[a] = { ...at(b), number: a + 1 };
        rows[b] = { ...at(a), number: b + 1 };
        return rows;
      });
    const truncate = place.map((count) => chain.slice(0, count));
    fc.assert(
      fc.property(fc.oneof(edit, remove, insert, swap, truncate), (rows) => {
        expect(faultsOf(rows)).not.toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('comes back from its archive as it was, and a line that is no record is named', () => {
    expect(readArchive(writeArchive(chain))).toEqual(chain);
    expect(() => readArchive(`${writeArchive(chain.slice(0, 2))}{"number":3}\n`)).toThrow(
      'Line 3 of the archive is no record of a journal.',
    );
  });
});
