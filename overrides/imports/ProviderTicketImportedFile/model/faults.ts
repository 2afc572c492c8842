/** Why a row of a partner's file cannot become a ticket, in words for whoever mends it. Pure. */

/** By code: in English and in French. `%{…}` are values of the fault. */
export const FAULTS = {
  barcodeMissing: {
    en: 'The row has no code, and none are to be made.',
    fr: 'La ligne n’a pas de code, et il n’en est pas créé.',
  },
  barcodeMangled: {
    en: 'A spreadsheet has shortened the code to “%{code}”: its digits are lost. Export the file again as text.',
    fr: 'Un tableur a abrégé le code en « %{code} » : ses chiffres sont perdus. Exportez de nouveau le fichier en texte.',
  },
  barcodeLong: {
    en: 'The code “%{code}” is longer than 40 characters.',
    fr: 'Le code « %{code} » dépasse 40 caractères.',
  },
  barcodeTwice: {
    en: 'Row %{row} has the code “%{code}” already.',
    fr: 'La ligne %{row} a déjà le code « %{code} ».',
  },
  barcodeTaken: {
    en: 'Another ticket has the code “%{code}” already.',
    fr: 'Un autre billet a déjà le code « %{code} ».',
  },
  codesUnequal: {
    en: '%{codes} codes for %{places} places.',
    fr: '%{codes} codes pour %{places} places.',
  },
  severalPlaces: {
    en: '%{places} places in one row: choose to separate or to group them.',
    fr: '%{places} places sur une ligne : choisissez de les séparer ou de les grouper.',
  },
  placesUnequal: {
    en: 'The row has %{quantity} places and names %{seats} seats.',
    fr: 'La ligne annonce %{quantity} places et nomme %{seats} fauteuils.',
  },
  quantityWrong: {
    en: '“%{value}” is no number of places.',
    fr: '« %{value} » n’est pas un nombre de places.',
  },
  showUnmapped: {
    en: 'The show “%{label}” is not mapped.',
    fr: 'Le spectacle « %{label} » n’a pas de correspondance.',
  },
  showMissing: { en: 'The row names no show.', fr: 'La ligne ne nomme aucun spectacle.' },
  dateMissing: { en: 'The row names no date.', fr: 'La ligne ne nomme aucune date.' },
  dateWrong: { en: '“%{value}” is no date.', fr: '« %{value} » n’est pas une date.' },
  eventDateMissing: {
    en: 'There is no performance on %{label}.',
    fr: 'Il n’y a pas de représentation le %{label}.',
  },
  eventDateOther: {
    en: 'The row is for %{label}, which is another performance.',
    fr: 'La ligne est pour le %{label}, une autre représentation.',
  },
  eventDateSeveral: {
    en: 'There are several performances on %{label}: the row names no hour.',
    fr: 'Il y a plusieurs représentations le %{label} : la ligne ne dit pas l’heure.',
  },
  eventDateCancelled: { en: 'The performance is cancelled.', fr: 'La représentation est annulée.' },
  priceMissing: { en: 'The row names no price.', fr: 'La ligne ne nomme aucun tarif.' },
  priceUnmapped: {
    en: 'The price “%{label}” is not mapped.',
    fr: 'Le tarif « %{label} » n’a pas de correspondance.',
  },
  contingentUnmapped: {
    en: 'The contingent “%{label}” is not mapped.',
    fr: 'Le contingent « %{label} » n’a pas de correspondance.',
  },
  contingentElsewhere: {
    en: 'The performance has no contingent “%{label}”.',
    fr: 'La représentation n’a pas de contingent « %{label} ».',
  },
  seatMissing: {
    en: 'The performance has numbered seats, and the row names none.',
    fr: 'La représentation est numérotée, et la ligne ne nomme aucune place.',
  },
  seatUnknown: {
    en: 'The performance has no seat “%{label}”.',
    fr: 'La représentation n’a pas de place « %{label} ».',
  },
  seatTaken: { en: 'The seat “%{label}” is taken.', fr: 'La place « %{label} » est déjà prise.' },
  seatTwice: {
    en: 'Row %{row} has the seat “%{label}” already.',
    fr: 'La ligne %{row} a déjà la place « %{label} ».',
  },
  amountWrong: { en: '“%{value}” is no amount.', fr: '« %{value} » n’est pas un montant.' },
  statusUnmapped: {
    en: 'The status “%{label}” is not mapped.',
    fr: 'Il n’est pas dit ce que signifie le statut « %{label} ».',
  },
  soldOut: {
    en: 'The performance, the price or the contingent has no places left.',
    fr: 'La représentation, le tarif ou le contingent n’a plus de place.',
  },
} as const;

export type FaultCode = keyof typeof FAULTS;

export interface Fault {
  readonly code: FaultCode;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What a notification is about. */
export type MappingKind =
  | 'ticket_price'
  | 'ticketing'
  | 'contingent'
  | 'stock_contingent'
  | 'seat'
  | 'event_date'
  | 'available_seat';

const KINDS: Partial<Record<FaultCode, MappingKind>> = {
  showUnmapped: 'ticketing',
  showMissing: 'ticketing',
  eventDateMissing: 'event_date',
  eventDateOther: 'event_date',
  eventDateSeveral: 'event_date',
  eventDateCancelled: 'event_date',
  priceUnmapped: 'ticket_price',
  priceMissing: 'ticket_price',
  contingentUnmapped: 'contingent',
  contingentElsewhere: 'stock_contingent',
  seatMissing: 'seat',
  seatUnknown: 'seat',
  seatTaken: 'available_seat',
  seatTwice: 'available_seat',
};

/** Undefined of what no mapping could mend, such as a code. */
export const kindOf = ({ code }: Fault): MappingKind | undefined => KINDS[code];

/** A name of the partner's that ours is missing for. */
export const isUnmapped = ({ code }: Fault): boolean =>
  code === 'showUnmapped' || code === 'priceUnmapped' || code === 'contingentUnmapped';

const isCode = (code: unknown): code is FaultCode => typeof code === 'string' && code in FAULTS;

/** Of what is stored. */
export function readFaults(stored: unknown): readonly Fault[] {
  return (Array.isArray(stored) ? stored : []).flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null || !('code' in one) || !isCode(one.code)) return [];
    const values = 'values' in one && typeof one.values === 'object' && one.values !== null ? one.values : {};
    return [{ code: one.code, values: Object.fromEntries(Object.entries(values)) }];
  });
}

export const describeFault = ({ code, values }: Fault, language: 'en' | 'fr'): string =>
  FAULTS[code][language].replace(/%\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
