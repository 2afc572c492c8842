// Made by codegen from schema/programming/MassActionRow.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** What a mass action made of one record, before and after, or why it left it as it was. */
export interface MassActionRow {
  readonly '@id': string;
  readonly '@type': 'MassActionRow';
  readonly contract: string;
  readonly job: string;
  readonly ticketing: string;
  readonly eventDate: string | null;
  /** Of the performance, which may be gone by now. */
  readonly startDate: string | null;
  readonly ticketPrice: string | null;
  readonly name: string | null;
  readonly copy: string | null;
  readonly state: "changed" | "refused";
  readonly code: string | null;
  readonly message: string | null;
  readonly values: unknown;
  readonly before: unknown;
  readonly after: unknown;
}

/** What is accepted for MassActionRow: relations as IRIs. */
export interface MassActionRowInput {
  readonly contract?: string;
}

/** MassActionRow as the server handles it: relations as ids. */
export interface MassActionRowValues {
  readonly contract: number;
  readonly job: number;
  readonly ticketing: number;
  readonly eventDate: number | null;
  readonly startDate: string | null;
  readonly ticketPrice: number | null;
  readonly name: string | null;
  readonly copy: number | null;
  readonly state: "changed" | "refused";
  readonly code: string | null;
  readonly message: string | null;
  readonly values: unknown;
  readonly before: unknown;
  readonly after: unknown;
}

export const massActionRowDescriptor = {
  "name": "MassActionRow",
  "area": "programming",
  "api": "ticketing",
  "collection": "/mass_action_rows",
  "scope": "contract",
  "table": "mass_action_row",
  "title": "startDate",
  "label": {"en":"Row of a mass action","fr":"Ligne d’une action de masse"},
  "plural": {"en":"Rows of mass actions","fr":"Lignes d’actions de masse"},
  "comment": {"en":"What a mass action made of one record, before and after, or why it left it as it was.","fr":"Ce qu’une action de masse a fait d’un élément, avant et après, ou pourquoi elle l’a laissé tel quel."},
  "icon": "Tune",
  "order": {"startDate":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"job","kind":"relation","label":{"en":"Job","fr":"Tâche"},"column":"job_id","target":"Job","onDelete":"cascade","required":true,"readOnly":true,"list":true,"filter":true},
    {"name":"ticketing","kind":"relation","label":{"en":"Show","fr":"Spectacle"},"column":"ticketing_id","target":"Ticketing","onDelete":"cascade","required":true,"readOnly":true,"list":true,"filter":true},
    {"name":"eventDate","kind":"relation","label":{"en":"Performance","fr":"Représentation"},"column":"event_date_id","target":"EventDate","onDelete":"clear","readOnly":true},
    {"name":"startDate","kind":"dateTime","label":{"en":"Starts","fr":"Début"},"comment":{"en":"Of the performance, which may be gone by now.","fr":"De la représentation, qui peut ne plus exister."},"column":"start_date","readOnly":true,"timezoneFrom":"ticketing.timezone","list":true},
    {"name":"ticketPrice","kind":"relation","label":{"en":"Price","fr":"Tarif"},"column":"ticket_price_id","target":"TicketPrice","onDelete":"clear","readOnly":true},
    {"name":"name","kind":"string","label":{"en":"Name of the price","fr":"Nom du tarif"},"column":"name","readOnly":true,"maxLength":300,"list":true},
    {"name":"copy","kind":"relation","label":{"en":"New performance","fr":"Nouvelle représentation"},"column":"copy_id","target":"EventDate","onDelete":"clear","readOnly":true},
    {"name":"state","kind":"enum","label":{"en":"State","fr":"État"},"column":"state","values":[{"value":"changed","label":{"en":"Changed","fr":"Modifié"}},{"value":"refused","label":{"en":"Left as it was","fr":"Laissé tel quel"}}],"tones":{"success":["changed"],"warning":["refused"]},"required":true,"readOnly":true,"list":true,"filter":true},
    {"name":"code","kind":"string","label":{"en":"Code of the reason","fr":"Code du motif"},"column":"code","readOnly":true,"maxLength":50},
    {"name":"message","kind":"text","label":{"en":"Reason","fr":"Motif"},"column":"message","readOnly":true},
    {"name":"values","kind":"json","label":{"en":"Values of the reason","fr":"Valeurs du motif"},"column":"values","readOnly":true},
    {"name":"before","kind":"json","label":{"en":"Before","fr":"Avant"},"column":"before","readOnly":true},
    {"name":"after","kind":"json","label":{"en":"After","fr":"Après"},"column":"after","readOnly":true}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":["programming.read","programming.write","programming.openSales","prices.write"],"write":"programming.write"},
  "indexes": [["job","state"]]
} as const satisfies EntityDescriptor;
