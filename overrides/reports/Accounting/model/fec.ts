/**
 * The file of accounting entries that the French administration asks for (art. A47 A-1 LPF): 18 columns parted by tabs, amounts
 * with a comma, days as YYYYMMDD, a line for each side of an entry. Pure.
 */
import { currencyDigits } from '../../../../schema/currencyDigits.ts';

/** One line of the file; amounts in minor units, of debit and credit one is 0. */
export interface BookedLine {
  /** Of the group among all of the organiser's, from 1 without a gap. */
  readonly number: number;
  readonly type: string;
  readonly day: string;
  readonly account: string;
  readonly accountLabel: string;
  readonly clientNumber: string | null;
  readonly clientName: string | null;
  readonly piece: string;
  readonly text: string | null;
  readonly debit: number;
  readonly credit: number;
  readonly currency: string;
  /** Of the lettering that has it, on an account of a client, and its day. */
  readonly letters: string | null;
  readonly letteredDay: string | null;
}

export const FEC_COLUMNS = [
  'JournalCode',
  'JournalLib',
  'EcritureNum',
  'EcritureDate',
  'CompteNum',
  'CompteLib',
  'CompAuxNum',
  'CompAuxLib',
  'PieceRef',
  'PieceDate',
  'EcritureLib',
  'Debit',
  'Credit',
  'EcritureLet',
  'DateLet',
  'ValidDate',
  'Montantdevise',
  'Idevise',
] as const;

/** By what happened: the journal it is in, and what the entry is called. In French, as the file is. */
const JOURNALS: Readonly<Record<string, readonly [code: string, journal: string, entry: string]>> = {
  sale: ['VE', 'Ventes', 'Vente'],
  refund: ['VE', 'Ventes', 'Remboursement'],
  performance: ['OD', 'Opérations diverses', 'Représentation passée'],
  correction: ['OD', 'Opérations diverses', 'Correction'],
  transfer: ['OD', 'Opérations diverses', 'Virement interne'],
  payment: ['BQ', 'Banque', 'Encaissement'],
  deposit: ['BQ', 'Banque', 'Acompte'],
  repayment: ['BQ', 'Banque', 'Somme rendue'],
  payout: ['BQ', 'Banque', 'Reversement'],
};

const OTHER = ['OD', 'Opérations diverses', 'Écriture'] as const;

/** A tab or an end of line would be another column, or another line. */
const clean = (text: string): string => text.replace(/[\t\r\n|]+/g, ' ').trim();

const writeAmount = (amount: number, currency: string): string => {
  const digits = currencyDigits(currency);
  return (amount / 10 ** digits).toFixed(Math.max(2, digits)).replace('.', ',');
};

function writeLine(line: BookedLine): readonly string[] {
  const [code, journal, entry] = JOURNALS[line.type] ?? OTHER;
  const isForeign = line.currency !== 'EUR';
  return [
    code,
    journal,
    String(line.number),
    line.day,
    line.account,
    line.accountLabel,
    line.clientNumber ?? '',
    line.clientName ?? '',
    line.piece,
    line.day,
    line.text ? `${entry} ${line.text}` : entry,
    writeAmount(line.debit, line.currency),
    writeAmount(line.credit, line.currency),
    line.letters ?? '',
    line.letteredDay ?? '',
    line.day,
    isForeign ? writeAmount(line.debit - line.credit, line.currency) : '',
    isForeign ? line.currency : '',
  ].map(clean);
}

export const writeFec = (lines: readonly BookedLine[]): string =>
  [FEC_COLUMNS, ...lines.map(writeLine)].map((cells) => `${cells.join('\t')}\r\n`).join('');
