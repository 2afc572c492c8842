/** The closing statement of a desk session in words, for paper: facts, tables, what is signed. Drawing it is the server's. */
import type { DeskSessionAccount } from '../../../../schema/generated/desk/DeskSessionAccount.ts';
import {
  makeSheetWriter,
  type Sheet,
  type SheetLanguage,
  type SheetTable,
} from '../../../fiscal/Sheet/model.ts';

const texts = {
  en: {
    title: 'Desk session',
    closed: 'Closing statement',
    open: 'X report – the session is still open',
    seller: 'Seller',
    desk: 'Desk',
    opened: 'Opened',
    closedAt: 'Closed',
    orders: 'Orders',
    tickets: 'Tickets',
    methods: 'Takings by means of payment',
    method: 'Means of payment',
    taken: 'Taken',
    refunded: 'Given back',
    net: 'Net',
    total: 'Total',
    drawer: 'Cash in the drawer',
    item: '',
    amount: 'Amount',
    float: 'Opening float',
    cashTaken: 'Cash taken, less what was given back',
    cashIn: 'Cash in',
    cashOut: 'Cash out',
    expected: 'Expected',
    counted: 'Counted',
    difference: 'Difference',
    notCounted: 'The cash was not counted.',
    reason: 'Reason for the difference',
    movements: 'Cash in and out',
    at: 'Time',
    why: 'Reason',
    count: 'Coins and notes',
    value: 'Coin or note',
    quantity: 'How many',
    sellerSigns: 'Seller',
    managerSigns: 'Manager',
  },
  fr: {
    title: 'Session de caisse',
    closed: 'Bordereau de clôture',
    open: 'Lecture X – la session est encore ouverte',
    seller: 'Vendeur',
    desk: 'Guichet',
    opened: 'Ouverte le',
    closedAt: 'Fermée le',
    orders: 'Commandes',
    tickets: 'Billets',
    methods: 'Encaissements par moyen de paiement',
    method: 'Moyen de paiement',
    taken: 'Encaissé',
    refunded: 'Remboursé',
    net: 'Net',
    total: 'Total',
    drawer: 'Espèces dans le tiroir',
    item: '',
    amount: 'Montant',
    float: 'Fond de caisse',
    cashTaken: 'Espèces encaissées, nettes des remboursements',
    cashIn: 'Entrées d’espèces',
    cashOut: 'Sorties d’espèces',
    expected: 'Attendu',
    counted: 'Compté',
    difference: 'Écart',
    notCounted: 'Les espèces n’ont pas été comptées.',
    reason: 'Motif de l’écart',
    movements: 'Entrées et sorties d’espèces',
    at: 'Heure',
    why: 'Motif',
    count: 'Pièces et billets',
    value: 'Pièce ou billet',
    quantity: 'Nombre',
    sellerSigns: 'Le vendeur',
    managerSigns: 'Le responsable',
  },
} as const;

interface Writer {
  readonly words: (typeof texts)[SheetLanguage];
  money(amount: number, currency?: string): string;
  instant(iso: string | null | undefined): string;
}

function makeWriter({ currency, timezone }: DeskSessionAccount, language: SheetLanguage): Writer {
  const writer = makeSheetWriter(language);
  return {
    words: texts[language],
    money: (amount, of = currency) => writer.money(amount, of),
    instant: (iso) => writer.instant(iso, timezone),
  };
}

function listMethods({ methods, total }: DeskSessionAccount, { words, money }: Writer): SheetTable {
  const rows = methods.map(({ label, currency, taken, refunded, amount }) => [
    label,
    money(taken, currency),
    money(refunded, currency),
    money(amount, currency),
  ]);
  return {
    title: words.methods,
    head: [words.method, words.taken, words.refunded, words.net],
    rows: [...rows, [words.total, '', '', money(total)]],
    hasTotal: true,
  };
}

function listDrawer(account: DeskSessionAccount, { words, money }: Writer): SheetTable {
  const { countedCash, cashDifference } = account;
  const rows = [
    [words.float, money(account.openingFloat)],
    [words.cashTaken, money(account.cashTaken)],
    [words.cashIn, money(account.cashIn)],
    [words.cashOut, money(-account.cashOut || 0)],
    [words.expected, money(account.expectedCash)],
  ];
  const counted =
    countedCash === null || countedCash === undefined
      ? []
      : [
          [words.counted, money(countedCash)],
          [words.difference, money(cashDifference ?? 0)],
        ];
  return {
    title: words.drawer,
    head: [words.item, words.amount],
    rows: [...rows, ...counted],
    hasTotal: true,
  };
}

function listMovements({ movements }: DeskSessionAccount, { words, money, instant }: Writer): SheetTable[] {
  if (movements.length === 0) return [];
  const rows = movements.map(({ at, reason, amount }) => [instant(at), reason, money(amount)]);
  return [{ title: words.movements, head: [words.at, words.why, words.amount], rows, hasTotal: false }];
}

function listCount({ cashCount, countedCash }: DeskSessionAccount, { words, money }: Writer): SheetTable[] {
  if (cashCount.length === 0) return [];
  const rows = cashCount.map(({ value, quantity }) => [
    money(value),
    String(quantity),
    money(value * quantity),
  ]);
  return [
    {
      title: words.count,
      head: [words.value, words.quantity, words.amount],
      rows: [...rows, [words.total, '', money(countedCash ?? 0)]],
      hasTotal: true,
    },
  ];
}

export function describeStatement(account: DeskSessionAccount, language: SheetLanguage): Sheet {
  const writer = makeWriter(account, language);
  const { words, instant } = writer;
  const isClosed = Boolean(account.endDate);
  const wasCounted = typeof account.countedCash === 'number';
  return {
    language,
    operator: account.operator,
    title: `${words.title} ${account.sessionNumber}`,
    state: isClosed ? words.closed : words.open,
    facts: [
      [words.seller, account.userEmail],
      ...(account.desk ? [[words.desk, account.desk] as const] : []),
      [words.opened, instant(account.startDate)],
      [words.closedAt, instant(account.endDate)],
      [words.orders, String(account.orderCount)],
      [words.tickets, String(account.ticketCount)],
    ],
    tables: [
      listMethods(account, writer),
      listDrawer(account, writer),
      ...listMovements(account, writer),
      ...listCount(account, writer),
    ],
    note: wasCounted
      ? account.differenceReason
        ? `${words.reason}: ${account.differenceReason}`
        : ''
      : isClosed
        ? words.notCounted
        : '',
    signatures: [words.sellerSigns, words.managerSigns],
  };
}
