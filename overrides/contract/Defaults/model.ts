/** What an organiser starts with, in their language: payment methods, label sheets, a scan track with its entrance. */
import { policyIri } from '../../accounts/Policy/model.ts';
import { presetRoles } from '../../accounts/Role/model.ts';

type Language = 'en' | 'fr';
type Row = Readonly<Record<string, unknown>>;

/** Code, English, French. The last ones wait for the organiser to enable them. */
const PAYMENT_METHODS = [
  ['cash', 'Cash', 'Espèces', true],
  ['card', 'Card', 'Carte bancaire', true],
  ['check', 'Cheque', 'Chèque', true],
  ['cash_coupon', 'Cash coupon', 'Bon d’achat', true],
  ['card_online', 'Card online', 'Carte en ligne', true],
  ['sepa', 'SEPA debit', 'Prélèvement SEPA', false],
  ['reschedule', 'Reschedule', 'Report', false],
  ['reschedule_online', 'Online reschedule', 'Report en ligne', false],
] as const;

/** Pages in millimetres. */
export const PAGES = { A4: [210, 297], LETTER: [215.9, 279.4] } as const;

interface LabelSheet {
  readonly pageType: keyof typeof PAGES;
  readonly across: number;
  readonly down: number;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly gapAcross: number;
  readonly gapDown: number;
}

const a4 = (
  [across, down]: readonly [number, number],
  [width, height]: readonly [number, number],
  [left, top]: readonly [number, number],
  gapAcross: number,
): LabelSheet => ({ pageType: 'A4', across, down, width, height, left, top, gapAcross, gapDown: 0 });

/** Sheets that every stationer has: makers give the sizes; margins centre them on the page. */
export const LABEL_SHEETS: readonly LabelSheet[] = [
  a4([3, 8], [70, 37], [0, 0.5], 0),
  a4([2, 7], [99.1, 38.1], [4.65, 15.15], 2.5),
  a4([3, 7], [63.5, 38.1], [7.25, 15.15], 2.5),
  a4([2, 8], [99.1, 33.9], [4.65, 12.9], 2.5),
  a4([5, 13], [38.1, 21.2], [4.75, 10.7], 2.5),
  {
    pageType: 'LETTER',
    across: 3,
    down: 10,
    width: 66.675,
    height: 25.4,
    left: 4.7625,
    top: 12.7,
    gapAcross: 3.175,
    gapDown: 0,
  },
];

/** Rows by table, without contract and ids. */
export function buildDefaults(language: Language): {
  readonly desk_payment_method: readonly Row[];
  readonly sticker: readonly Row[];
  readonly scan_track: readonly Row[];
  readonly checkpoint: readonly Row[];
} {
  const inLanguage = (en: string, fr: string) => (language === 'fr' ? fr : en);
  const kept = { is_default: true, is_deletable: false, is_hidable: false };
  return {
    desk_payment_method: PAYMENT_METHODS.map(([code, en, fr, enabled], position) => ({
      code,
      label: inLanguage(en, fr),
      label_translation_key: `paymentMethod.${code}`,
      enabled,
      position,
      is_default: position === 0,
    })),
    sticker: LABEL_SHEETS.map((sheet) => ({
      name: `${sheet.pageType === 'A4' ? 'A4' : inLanguage('US Letter', 'Lettre US')} ${sheet.across} × ${sheet.down}`,
      page_type: sheet.pageType,
      horizontal_nb: sheet.across,
      vertical_nb: sheet.down,
      sticker_width: sheet.width,
      sticker_height: sheet.height,
      margin_left: sheet.left,
      margin_top: sheet.top,
      horizontal_distance: sheet.gapAcross,
      vertical_distance: sheet.gapDown,
    })),
    scan_track: [{ name: inLanguage('One entry', 'Une entrée'), max_scan_nb: 1, ...kept }],
    checkpoint: [{ name: inLanguage('Main entrance', 'Entrée principale'), ...kept }],
  };
}

/** The preset roles of a contract. */
export function buildRoles(contract: number, language: Language): readonly Row[] {
  return presetRoles.map(({ name, description, policies }) => ({
    name: name[language],
    description: description[language],
    is_editable: false,
    policies: policies.map((code) => ({ policy: policyIri(contract, code) })),
  }));
}
