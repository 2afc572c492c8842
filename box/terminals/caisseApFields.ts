/**
 * The words of Caisse-AP over IP: fields of a tag (2), a length (3 digits) and a value, in ASCII, without an end mark. Pure.
 * `CZ`, the version, comes first. https://www.associationdupaiement.fr/protocoles/protocole-caisse/
 */
import type { TerminalAnswer, TerminalTransaction } from '../../schema/channel/terminal.ts';

export type Fields = Readonly<Record<string, string>>;

const VERSION = '0300';

/** Who speaks, by the older Concert protocol: required, and looked at by nobody. */
const SPEAKER = '012345678901';

/** ISO 4217 numbers of the currencies a cart may be in. */
const CURRENCIES: Readonly<Record<string, string>> = {
  EUR: '978',
  CAD: '124',
  CHF: '756',
  GBP: '826',
  MAD: '504',
  USD: '840',
  XPF: '953',
};

export function renderFields({ CZ = VERSION, ...fields }: Fields): string {
  return Object.entries({ CZ, ...fields })
    .map(([tag, value]) => `${tag}${String(value.length).padStart(3, '0')}${value}`)
    .join('');
}

/** @returns undefined while the message is not whole */
export function readFields(text: string): Fields | undefined {
  const fields: Record<string, string> = {};
  let at = 0;
  while (at < text.length) {
    const digits = text.slice(at + 2, at + 5);
    const from = at + 5;
    if (!/^\d{3}$/.test(digits)) return undefined;
    const to = from + Number(digits);
    if (to > text.length) return undefined;
    fields[text.slice(at, at + 2)] = text.slice(from, to);
    at = to;
  }
  return at > 0 ? fields : undefined;
}

/** The request for a payment; undefined where the terminals' protocol has no such currency. */
export function describePayment(
  { amount, currency, kind }: TerminalTransaction,
  till: string,
): Fields | undefined {
  const CE = CURRENCIES[currency];
  if (!CE) return undefined;
  // At least two digits, in minor units.
  const CB = String(amount).padStart(2, '0');
  return { CZ: VERSION, CJ: SPEAKER, CA: till, CB, CD: kind === 'debit' ? '0' : '1', CE };
}

/** Why a payment was not made (AF), and whether it is the bank's word or somebody's. */
const REASONS: Readonly<Record<string, TerminalAnswer>> = {
  '02': { status: 'refused', reason: 'call_bank' },
  '04': { status: 'refused', reason: 'refused' },
  '05': { status: 'refused', reason: 'forbidden' },
  '06': { status: 'aborted', reason: 'abandoned' },
  '08': { status: 'aborted', reason: 'timeout' },
  '09': { status: 'aborted', reason: 'not_supported' },
  '10': { status: 'aborted', reason: 'not_supported' },
  '11': { status: 'aborted', reason: 'operator' },
  '12': { status: 'aborted', reason: 'not_supported' },
  '13': { status: 'aborted', reason: 'not_supported' },
};

/** What names the payment has to be that of the question: an answer about another one settles nothing. */
const isAbout = (answer: Fields, asked: Fields) =>
  answer.CA === asked.CA &&
  answer.CE === asked.CE &&
  answer.CD === asked.CD &&
  Number(answer.CB) === Number(asked.CB);

const plain = (code: string | undefined) => code?.replace(/^0+(?=.)/, '');

/** What a terminal's answer reports of the payment that was asked for. Of a card only its last four digits are kept. */
export function readAnswer(answer: Fields, asked: Fields): TerminalAnswer {
  if (answer.AE === '01') return REASONS[answer.AF ?? ''] ?? { status: 'aborted', reason: 'failed' };
  if (answer.AE !== '10' || !isAbout(answer, asked)) return { status: 'unknown', reason: 'lost' };
  return {
    status: 'authorised',
    cardType: plain(answer.CC),
    mode: answer.CI,
    lastDigits: /(\d{4})\D*$/.exec(answer.AA ?? '')?.[1],
    authorisation: answer.AC,
  };
}
