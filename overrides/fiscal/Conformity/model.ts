/**
 * The attestation of conformity (CGI art. 286 I 3° bis) in words for paper: how the product meets each of the four conditions,
 * the version and the keys in use, and room for those who answer for it. It certifies nothing by itself. Pure.
 */
import { makeSheetWriter, type Sheet, type SheetLanguage } from '../Sheet/model.ts';

export interface Conformity {
  readonly operator: string;
  readonly record: string | null;
  readonly vatNumber: string | null;
  readonly timezone: string;
  readonly drawnAt: string;
  readonly isDemo: boolean;
  readonly recordCount: number;
  readonly firstRecordAt: string | null;
  readonly lastRecordAt: string | null;
  /** Name of the key that signed the last record. */
  readonly key: string | null;
}

const texts = {
  en: {
    title: 'Attestation of conformity',
    state: 'Cash-register software – article 286, I, 3° bis of the French tax code',
    demo: 'Demonstration – no real sales',
    product: 'Product',
    version: 'Version',
    key: 'Signing key',
    record: 'Registration',
    vatNumber: 'VAT number',
    records: 'Signed records',
    first: 'First record',
    last: 'Last record',
    drawn: 'Drawn',
    conditions: 'How the conditions are met',
    condition: 'Condition',
    how: 'By the product',
    rows: [
      [
        'Inalterability',
        'What is sold, paid and given back is never changed or deleted: a correction is an entry of its own, linked to the first. The database refuses any other change.',
      ],
      [
        'Security',
        'Each fiscal event is signed (ECDSA P-256, SHA-256) in the transaction that it secures and has the signature of the record before it. The key is kept outside the database.',
      ],
      [
        'Conservation',
        'Records and the details of every sale are kept in full; totals and the perpetual total of sales are derived from them and never return to 0.',
      ],
      [
        'Archiving',
        'The journal is written to a file in an open format; a separate command proves it by the public keys alone and names the first broken record.',
      ],
    ],
    note: 'Part 1 – The publisher declares that the product, in the version named above, meets these conditions.\nPart 2 – The organiser declares that this version is in use since the date of its first record, and that nothing of it was changed.\nName, function, date and signature:',
    signs: ['The publisher', 'The organiser'],
  },
  fr: {
    title: 'Attestation de conformité',
    state: 'Logiciel de caisse – article 286, I, 3° bis du code général des impôts',
    demo: 'Démonstration – aucune vente réelle',
    product: 'Logiciel',
    version: 'Version',
    key: 'Clé de signature',
    record: 'Immatriculation',
    vatNumber: 'Numéro de TVA',
    records: 'Enregistrements signés',
    first: 'Premier enregistrement',
    last: 'Dernier enregistrement',
    drawn: 'Éditée le',
    conditions: 'Respect des conditions',
    condition: 'Condition',
    how: 'Par le logiciel',
    rows: [
      [
        'Inaltérabilité',
        'Ce qui est vendu, payé et remboursé n’est jamais modifié ni supprimé : une correction est une écriture à part, liée à la première. La base de données refuse tout autre changement.',
      ],
      [
        'Sécurisation',
        'Chaque événement de caisse est signé (ECDSA P-256, SHA-256) dans la transaction qu’il sécurise et porte la signature du précédent. La clé est conservée hors de la base.',
      ],
      [
        'Conservation',
        'Les enregistrements et le détail de chaque vente sont conservés en totalité ; les totaux et le total perpétuel des ventes en découlent et ne reviennent jamais à zéro.',
      ],
      [
        'Archivage',
        'Le journal est écrit dans un fichier au format ouvert ; une commande séparée le prouve par les seules clés publiques et nomme le premier enregistrement altéré.',
      ],
    ],
    note: 'Volet 1 – L’éditeur atteste que le logiciel, dans la version désignée ci-dessus, satisfait à ces conditions.\nVolet 2 – L’organisateur atteste utiliser cette version depuis la date de son premier enregistrement, sans l’avoir modifiée.\nNom, qualité, date et signature :',
    signs: ['L’éditeur', 'L’organisateur'],
  },
} as const;

export interface Installation {
  readonly product: string;
  readonly version: string;
}

export function describeConformity(
  conformity: Conformity,
  { product, version }: Installation,
  language: SheetLanguage,
): Sheet {
  const words = texts[language];
  const { instant, count } = makeSheetWriter(language);
  const at = (iso: string | null) => instant(iso, conformity.timezone);
  return {
    language,
    operator: conformity.operator,
    title: words.title,
    state: conformity.isDemo ? words.demo : words.state,
    facts: [
      [words.product, product],
      [words.version, version],
      ...(conformity.key ? [[words.key, conformity.key] as const] : []),
      ...(conformity.record ? [[words.record, conformity.record] as const] : []),
      ...(conformity.vatNumber ? [[words.vatNumber, conformity.vatNumber] as const] : []),
      [words.records, count(conformity.recordCount)],
      [words.first, at(conformity.firstRecordAt)],
      [words.last, at(conformity.lastRecordAt)],
      [words.drawn, at(conformity.drawnAt)],
    ],
    tables: [
      {
        title: words.conditions,
        head: [words.condition, words.how],
        rows: words.rows,
        hasTotal: false,
        texts: 1,
        isProse: true,
      },
    ],
    note: words.note,
    signatures: words.signs,
  };
}
