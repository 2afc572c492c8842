/** The closing statement of a desk session in words, for paper: facts, tables, what is signed. Drawing it is the server's. */
import type { DeskSessionAccount } from '../../../../schema/generated/desk/DeskSessionAccount.ts';

export type Language = 'en' | 'fr';

interface StatementTable {
  readonly title: string;
  readonly head: readonly string[];
  /** As many cells as the head; the last row is a total where `hasTotal`. */
  readonly rows: readonly (readonly string[])[];
  readonly hasTotal: boolean;
}

export interface Statement {
  readonly language: Language;
  readonly operator: string;
  readonly title: string;
  readonly state: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly tables: readonly StatementTable[];
  readonly note: string;
  readonly signatures: readonly string[];
}

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

const tags = { en: 'en-GB', fr: 'fr-FR' } as const;

interface Writer {
  readonly t: (typeof texts)[Language];
  money(amount: number, currency?: string): string;
  instant(iso: string | null | undefined): string;
}

function makeWriter({ currency, timezone }: DeskSessionAccount, language: Language): Writer {
  const clock = new Intl.DateTimeFormat(tags[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: timezone,
  });
  return {
    t: texts[language],
    money(amount, of = currency) {
      const format = new Intl.NumberFormat(tags[language], { style: 'currency', currency: of });
      return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
    },
    instant: (iso) => (iso ? clock.format(new Date(iso)) : '–'),
  };
}

function listMethods({ methods, total }: DeskSessionAccount, { t, money }: Writer): StatementTable {
  const rows = methods.map(({ label, currency, taken, refunded, amount }) => [
    label,
    money(taken, currency),
    money(refunded, currency),
    money(amount, currency),
  ]);
  return {
    title: t.methods,
    head: [t.method, t.taken, t.refunded, t.net],
    rows: [...rows, [t.total, '', '', money(total)]],
    hasTotal: true,
  };
}

function listDrawer(account: DeskSessionAccount, { t, money }: Writer): StatementTable {
  const { countedCash, cashDifference } = account;
  const rows = [
    [t.float, money(account.openingFloat)],
    [t.cashTaken, money(account.cashTaken)],
    [t.cashIn, money(account.cashIn)],
    [t.cashOut, money(-account.cashOut || 0)],
    [t.expected, money(account.expectedCash)],
  ];
  const counted =
    countedCash === null || countedCash === undefined
      ? []
      : [
          [t.counted, money(countedCash)],
          [t.difference, money(cashDifference ?? 0)],
        ];
  return { title: t.drawer, head: [t.item, t.amount], rows: [...rows, ...counted], hasTotal: true };
}

function listMovements({ movements }: DeskSessionAccount, { t, money, instant }: Writer): StatementTable[] {
  if (movements.length === 0) return [];
  const rows = movements.map(({ at, reason, amount }) => [instant(at), reason, money(amount)]);
  return [{ title: t.movements, head: [t.at, t.why, t.amount], rows, hasTotal: false }];
}

function listCount({ cashCount, countedCash }: DeskSessionAccount, { t, money }: Writer): StatementTable[] {
  if (cashCount.length === 0) return [];
  const rows = cashCount.map(({ value, quantity }) => [
    money(value),
    String(quantity),
    money(value * quantity),
  ]);
  return [
    {
      title: t.count,
      head: [t.value, t.quantity, t.amount],
      rows: [...rows, [t.total, '', money(countedCash ?? 0)]],
      hasTotal: true,
    },
  ];
}

export function describeStatement(account: DeskSessionAccount, language: Language): Statement {
  const writer = makeWriter(account, language);
  const { t, instant } = writer;
  const isClosed = Boolean(account.endDate);
  const wasCounted = typeof account.countedCash === 'number';
  return {
    language,
    operator: account.operator,
    title: `${t.title} ${account.sessionNumber}`,
    state: isClosed ? t.closed : t.open,
    facts: [
      [t.seller, account.userEmail],
      ...(account.desk ? [[t.desk, account.desk] as const] : []),
      [t.opened, instant(account.startDate)],
      [t.closedAt, instant(account.endDate)],
      [t.orders, String(account.orderCount)],
      [t.tickets, String(account.ticketCount)],
    ],
    tables: [
      listMethods(account, writer),
      listDrawer(account, writer),
      ...listMovements(account, writer),
      ...listCount(account, writer),
    ],
    note: wasCounted
      ? account.differenceReason
        ? `${t.reason}: ${account.differenceReason}`
        : ''
      : isClosed
        ? t.notCounted
        : '',
    signatures: [t.sellerSigns, t.managerSigns],
  };
}
