/** Where a column of a partner's file may go, and where it seems to belong by its name. Pure. */
import { foldText } from '../../../../schema/foldText.ts';

/** In the order of the choice. */
export const TARGETS = [
  'barcode',
  'show',
  'date',
  'time',
  'ticketPrice',
  'amount',
  'plan',
  'seat',
  'row',
  'seatNumber',
  'quantity',
  'contingent',
  'status',
  'lastname',
  'firstname',
  'email',
  'reference',
] as const;

export type Target = (typeof TARGETS)[number];

export type Columns = Readonly<Record<string, Target | null>>;

/** The values of a row, by where its columns go. */
export type RowTexts = Readonly<Partial<Record<Target, string>>>;

/** What files call these, in both languages, as they are compared. */
const NAMES: Readonly<Record<Target, readonly string[]>> = {
  barcode: [
    'code barre',
    'code barres',
    'code-barres',
    'codebarre',
    'barcode',
    'code billet',
    'n billet',
    'numero billet',
    'numero de billet',
    'ticket code',
    'ticket number',
    'code',
  ],
  show: [
    'spectacle',
    'manifestation',
    'evenement',
    'show',
    'event',
    'event name',
    'titre',
    'code spectacle',
    'event code',
  ],
  date: [
    'date',
    'seance',
    'representation',
    'date seance',
    'date de la seance',
    'date representation',
    'date de representation',
    'event date',
    'performance',
    'jour',
  ],
  time: ['heure', 'heure seance', 'horaire', 'time', 'start time'],
  ticketPrice: [
    'tarif',
    'type de tarif',
    'type tarif',
    'libelle tarif',
    'nom du tarif',
    'price type',
    'price name',
    'ticket type',
    'rate',
    'category',
  ],
  amount: [
    'montant',
    'prix',
    'montant ttc',
    'prix ttc',
    'prix unitaire',
    'amount',
    'price',
    'face value',
    'valeur faciale',
  ],
  plan: ['plan', 'salle', 'zone', 'categorie', 'plan de salle', 'bloc', 'block', 'seating plan', 'section'],
  seat: ['place', 'places', 'siege', 'sieges', 'fauteuil', 'seat', 'seats', 'numero de place complet'],
  row: ['rang', 'rangee', 'row'],
  seatNumber: ['numero', 'n place', 'numero de place', 'numero place', 'seat number', 'n siege'],
  quantity: ['quantite', 'qte', 'nb', 'nombre', 'nb places', 'nombre de places', 'quantity', 'qty'],
  contingent: ['contingent', 'quota', 'allotement', 'allocation'],
  status: ['statut', 'etat', 'status', 'state'],
  lastname: [
    'nom',
    'nom acheteur',
    'nom du client',
    'nom client',
    'lastname',
    'last name',
    'surname',
    'family name',
  ],
  firstname: ['prenom', 'prenom acheteur', 'prenom client', 'firstname', 'first name', 'given name'],
  email: ['email', 'e-mail', 'mail', 'courriel', 'adresse e-mail', 'email acheteur'],
  reference: [
    'commande',
    'n commande',
    'numero de commande',
    'reference',
    'ref',
    'dossier',
    'order',
    'order number',
    'booking reference',
  ],
};

/** A name as it is compared: letters and digits, one space between words. */
export const bareName = (text: string): string =>
  foldText(text)
    .replace(/n°|nº/g, 'n ')
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim();

const wordsOf = (name: string): readonly string[] => bareName(name).split(' ');

function findTarget(column: string): Target | undefined {
  const name = bareName(column);
  const exact = TARGETS.find((target) => NAMES[target].includes(name));
  if (exact) return exact;
  // "Tarif (libellé long)": the longest known name whose words all are in it.
  const words = wordsOf(column);
  const [best] = TARGETS.flatMap((target) =>
    NAMES[target].map((known) => ({ target, known: wordsOf(known) })),
  )
    .filter(({ known }) => known.every((word) => words.includes(word)))
    .sort((one, other) => other.known.length - one.known.length);
  return best?.target;
}

/** One column to a target; the first has it. */
export function suggestColumns(columns: readonly string[]): Columns {
  const taken = new Set<Target>();
  return Object.fromEntries(
    columns.map((column) => {
      const target = findTarget(column);
      if (!target || taken.has(target)) return [column, null];
      taken.add(target);
      return [column, target];
    }),
  );
}

export function readColumns(value: unknown): Columns {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([column, target]) => [column, TARGETS.find((one) => one === target) ?? null]),
  );
}

/** Empty cells are not there. */
export function readTexts(names: readonly string[], columns: Columns, cells: readonly unknown[]): RowTexts {
  const texts: Partial<Record<Target, string>> = {};
  for (const [index, name] of names.entries()) {
    const target = columns[name];
    const text = String(cells[index] ?? '').trim();
    if (target && text !== '') texts[target] = text;
  }
  return texts;
}
