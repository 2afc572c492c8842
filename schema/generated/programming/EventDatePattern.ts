// Made by codegen from schema/programming/EventDatePattern.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** The rule by which a show’s performances repeat. */
export interface EventDatePattern {
  readonly '@id': string;
  readonly '@type': 'EventDatePattern';
  readonly contract: string;
  readonly ticketing: string;
  readonly label: string | null;
  readonly type: string | null;
  readonly status: "closed" | "draft" | "opened" | "cancelled" | null;
  readonly schedule: unknown;
  readonly relativeSaleStartDate: string | null;
  readonly relativeSaleEndDate: string | null;
  readonly totalStock: number | null;
  readonly seatConfig: string | null;
  readonly ticketPriceList: readonly string[];
  readonly eventDateList: readonly string[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What is accepted for EventDatePattern: relations as IRIs. */
export interface EventDatePatternInput {
  readonly contract?: string;
  readonly ticketing: string;
  readonly type?: string | null;
  readonly status?: "closed" | "draft" | "opened" | "cancelled" | null;
  readonly schedule?: unknown;
  readonly relativeSaleStartDate?: string | null;
  readonly relativeSaleEndDate?: string | null;
  readonly totalStock?: number | null;
  readonly seatConfig?: string | null;
  readonly ticketPriceList?: readonly string[];
  readonly eventDateList?: readonly string[];
}

/** EventDatePattern as the server handles it: relations as ids. */
export interface EventDatePatternValues {
  readonly contract: number;
  readonly ticketing: number;
  readonly type: string | null;
  readonly status: "closed" | "draft" | "opened" | "cancelled" | null;
  readonly schedule: unknown;
  readonly relativeSaleStartDate: string | null;
  readonly relativeSaleEndDate: string | null;
  readonly totalStock: number | null;
  readonly seatConfig: number | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const eventDatePatternDescriptor = {
  "name": "EventDatePattern",
  "area": "programming",
  "api": "ticketing",
  "collection": "/event_date_patterns",
  "scope": "contract",
  "table": "event_date_pattern",
  "title": "label",
  "label": {"en":"Date pattern","fr":"Modèle de dates"},
  "plural": {"en":"Date patterns","fr":"Modèles de dates"},
  "comment": {"en":"The rule by which a show’s performances repeat.","fr":"La règle selon laquelle les représentations d’un spectacle se répètent."},
  "group": "programming",
  "icon": "EventRepeat",
  "order": {"ticketing":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"ticketing","kind":"relation","label":{"en":"Show","fr":"Spectacle"},"column":"ticketing_id","target":"Ticketing","onDelete":"cascade","required":true,"immutable":true,"list":true,"filter":true},
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Libellé"},"computed":true,"from":"ticketing.title","maxLength":255},
    {"name":"type","kind":"string","label":{"en":"Type","fr":"Type"},"column":"type","known":[{"value":"daily","label":{"en":"Daily","fr":"Quotidien"}},{"value":"weekly","label":{"en":"Weekly","fr":"Hebdomadaire"}},{"value":"monthly","label":{"en":"Monthly","fr":"Mensuel"}}],"maxLength":50,"list":true},
    {"name":"status","kind":"enum","label":{"en":"Status","fr":"Statut"},"column":"status","values":[{"value":"closed","label":{"en":"Closed","fr":"Fermée"}},{"value":"draft","label":{"en":"Draft","fr":"Brouillon"}},{"value":"opened","label":{"en":"Open","fr":"Ouverte"}},{"value":"cancelled","label":{"en":"Cancelled","fr":"Annulée"}}],"tones":{"success":["opened"],"danger":["cancelled"]},"default":"draft","list":true,"filter":true,"help":{"en":"Given to the performances it makes.","fr":"Donné aux représentations qu’il produit."}},
    {"name":"schedule","kind":"json","label":{"en":"Schedule","fr":"Horaires"},"column":"schedule","help":{"en":"Days, hours and period on which it makes performances.","fr":"Jours, heures et période où il produit des représentations."}},
    {"name":"relativeSaleStartDate","kind":"string","label":{"en":"Sale opens before","fr":"Ouverture de la vente avant"},"column":"relative_sale_start_date","maxLength":50,"pattern":"^-?P(?!$)(\\d+Y)?(\\d+M)?(\\d+W)?(\\d+D)?(T(?=\\d)(\\d+H)?(\\d+M)?(\\d+S)?)?$","list":true,"section":{"en":"On sale","fr":"Mise en vente"},"help":{"en":"ISO 8601 duration before the start, e.g. P30D.","fr":"Durée ISO 8601 avant le début, par exemple P30D."}},
    {"name":"relativeSaleEndDate","kind":"string","label":{"en":"Sale ends before","fr":"Fin de la vente avant"},"column":"relative_sale_end_date","maxLength":50,"pattern":"^-?P(?!$)(\\d+Y)?(\\d+M)?(\\d+W)?(\\d+D)?(T(?=\\d)(\\d+H)?(\\d+M)?(\\d+S)?)?$","list":true,"section":{"en":"On sale","fr":"Mise en vente"},"help":{"en":"ISO 8601 duration before the start, e.g. PT1H.","fr":"Durée ISO 8601 avant le début, par exemple PT1H."}},
    {"name":"totalStock","kind":"integer","label":{"en":"Total stock","fr":"Jauge"},"column":"total_stock","min":0,"list":true,"section":{"en":"Stock","fr":"Stock"}},
    {"name":"seatConfig","kind":"relation","label":{"en":"Seating plan","fr":"Plan de salle"},"column":"seat_config_id","target":"SeatConfig","filter":true,"section":{"en":"Stock","fr":"Stock"}},
    {"name":"ticketPriceList","kind":"relation","label":{"en":"Prices","fr":"Tarifs"},"many":true,"target":"TicketPrice","inverse":"eventDatePattern"},
    {"name":"eventDateList","kind":"relation","label":{"en":"Performances","fr":"Représentations"},"many":true,"target":"EventDate","inverse":"pattern"},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","role":"createdAt"},
    {"name":"updatedAt","kind":"dateTime","label":{"en":"Changed","fr":"Modifié le"},"column":"updated_at","role":"updatedAt"}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [
    {"name":"previewNew","method":"POST","path":"/event_date_patterns/preview","label":{"en":"Preview","fr":"Aperçu"},"expects":"EventDatePattern","returns":"PatternPreview","status":200},
    {"name":"preview","method":"PUT","path":"/event_date_patterns/{id}/preview","label":{"en":"Preview the changes","fr":"Aperçu des changements"},"expects":"EventDatePattern","returns":"PatternPreview"}
  ],
  "rights": {"read":"programming.read","write":"programming.write"}
} as const satisfies EntityDescriptor;
