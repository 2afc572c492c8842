// Made by codegen from schema/fiscal/JournalRecord.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** A fiscal event, signed and chained to the one before it in its series. The specification names none; this one is ours. */
export interface JournalRecord {
  readonly '@id': string;
  readonly '@type': 'JournalRecord';
  readonly contract: string;
  readonly recordedAt: string;
  readonly series: "T" | "P" | "L" | "C" | "G";
  readonly number: number;
  readonly type: string | null;
  readonly document: string | null;
  readonly operator: string | null;
  readonly total: number | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF";
  readonly isDemo: boolean;
  readonly content: string;
  readonly signature: string;
}

/** What is accepted for JournalRecord: relations as IRIs. */
export interface JournalRecordInput {
  readonly contract?: string;
}

/** JournalRecord as the server handles it: relations as ids. */
export interface JournalRecordValues {
  readonly contract: number;
  readonly recordedAt: string;
  readonly series: "T" | "P" | "L" | "C" | "G";
  readonly number: number;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF";
  readonly isDemo: boolean;
  readonly content: string;
  readonly signature: string;
}

export const journalRecordDescriptor = {
  "name": "JournalRecord",
  "area": "fiscal",
  "api": "ticketing",
  "collection": "/journal_records",
  "path": "/accountability/journal",
  "scope": "contract",
  "table": "journal_record",
  "title": "document",
  "search": ["content"],
  "label": {"en":"Journal record","fr":"Enregistrement du journal"},
  "plural": {"en":"Journal","fr":"Journal"},
  "comment": {"en":"A fiscal event, signed and chained to the one before it in its series. The specification names none; this one is ours.","fr":"Un événement de caisse, signé et enchaîné au précédent de sa série. La spécification n’en nomme pas ; celui-ci est de nous."},
  "group": "fiscal",
  "icon": "FactCheck",
  "order": {"recordedAt":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"recordedAt","kind":"dateTime","label":{"en":"Recorded","fr":"Enregistré le"},"column":"recorded_at","required":true,"readOnly":true,"timezoneFrom":"contract.timezone","list":true,"filter":true},
    {"name":"series","kind":"enum","label":{"en":"Series","fr":"Série"},"column":"series","values":[{"value":"T","label":{"en":"T · sales","fr":"T · ventes"}},{"value":"P","label":{"en":"P · payments","fr":"P · paiements"}},{"value":"L","label":{"en":"L · sessions","fr":"L · sessions"}},{"value":"C","label":{"en":"C · copies","fr":"C · copies"}},{"value":"G","label":{"en":"G · closings","fr":"G · clôtures"}}],"required":true,"readOnly":true,"list":true,"filter":true},
    {"name":"number","kind":"integer","label":{"en":"Number","fr":"Numéro"},"column":"number","required":true,"readOnly":true,"list":true},
    {"name":"type","kind":"string","label":{"en":"Event","fr":"Événement"},"known":[{"value":"sale","label":{"en":"Sale","fr":"Vente"}},{"value":"refund","label":{"en":"Refund","fr":"Remboursement"}},{"value":"payment","label":{"en":"Payment","fr":"Paiement"}},{"value":"repayment","label":{"en":"Paid back","fr":"Somme rendue"}},{"value":"correction","label":{"en":"Payment corrected","fr":"Paiement corrigé"}},{"value":"deposit","label":{"en":"Deposit","fr":"Dépôt"}},{"value":"cash_in","label":{"en":"Cash in","fr":"Entrée d’espèces"}},{"value":"cash_out","label":{"en":"Cash out","fr":"Sortie d’espèces"}},{"value":"session_open","label":{"en":"Session opened","fr":"Ouverture de session"}},{"value":"session_close","label":{"en":"Session closed","fr":"Fermeture de session"}},{"value":"duplicate","label":{"en":"Duplicate","fr":"Duplicata"}},{"value":"start","label":{"en":"Journal begins","fr":"Début du journal"}},{"value":"day","label":{"en":"Day closed","fr":"Clôture du jour"}},{"value":"month","label":{"en":"Month closed","fr":"Clôture du mois"}},{"value":"year","label":{"en":"Year closed","fr":"Clôture de l’exercice"}}],"computed":true,"maxLength":255,"list":true},
    {"name":"document","kind":"string","label":{"en":"Document","fr":"Pièce"},"computed":true,"maxLength":255,"list":true,"help":{"en":"Number of the order, session or ticket; of a closing its period.","fr":"Numéro de la commande, de la session ou du billet ; d’une clôture, sa période."}},
    {"name":"operator","kind":"string","label":{"en":"Operator","fr":"Opérateur"},"computed":true,"maxLength":255,"personal":true},
    {"name":"total","kind":"money","label":{"en":"Total","fr":"Total"},"computed":true,"currencyFrom":"currency","list":true},
    {"name":"currency","kind":"enum","label":{"en":"Currency","fr":"Devise"},"column":"currency","values":[{"value":"EUR","label":{"en":"EUR","fr":"EUR"}},{"value":"CAD","label":{"en":"CAD","fr":"CAD"}},{"value":"CHF","label":{"en":"CHF","fr":"CHF"}},{"value":"GBP","label":{"en":"GBP","fr":"GBP"}},{"value":"MAD","label":{"en":"MAD","fr":"MAD"}},{"value":"USD","label":{"en":"USD","fr":"USD"}},{"value":"XPF","label":{"en":"XPF","fr":"XPF"}}],"readOnly":true,"default":"EUR"},
    {"name":"isDemo","kind":"boolean","label":{"en":"Demonstration","fr":"Démonstration"},"column":"is_demo","required":true,"readOnly":true,"default":false,"filter":true,"help":{"en":"Of a demonstration: signed in chains of its own, in no total of real sales.","fr":"D’une démonstration : signé dans ses propres chaînes, absent des totaux des ventes réelles."}},
    {"name":"content","kind":"text","label":{"en":"Content","fr":"Contenu"},"column":"content","required":true,"readOnly":true,"help":{"en":"What is signed: canonical JSON with the signature before it.","fr":"Ce qui est signé : JSON canonique avec la signature précédente."}},
    {"name":"signature","kind":"string","label":{"en":"Signature (ES256)","fr":"Signature (ES256)"},"column":"signature","required":true,"readOnly":true,"maxLength":100}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":"fiscal.read","write":"fiscal.write","exportPersonal":"fiscal.read"},
  "uniques": [["isDemo","series","number"]],
  "indexes": [["recordedAt"]]
} as const satisfies EntityDescriptor;
