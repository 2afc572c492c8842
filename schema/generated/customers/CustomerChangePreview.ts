// Made by codegen from schema/customers/CustomerChangePreview.jsonld. Never edit: change the source and run `npm run codegen`.
import type { CustomerChangeSample, CustomerChangeSampleInput, CustomerChangeSampleValues } from './CustomerChangeSample.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** What a change of many customers would do, as answered. */
export interface CustomerChangePreview {
  readonly matched: number;
  /** The first of them that were looked at one by one; the three counts that follow are of these. */
  readonly looked: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  /** Of a deletion, for who may read all orders. */
  readonly withOrders: number | null;
  /** Of a deletion, for who may read all tickets. */
  readonly withTickets: number | null;
  readonly sample: readonly CustomerChangeSample[];
}

/** What is accepted for CustomerChangePreview: relations as IRIs. */
export interface CustomerChangePreviewInput {
  readonly matched: number;
  /** The first of them that were looked at one by one; the three counts that follow are of these. */
  readonly looked: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  /** Of a deletion, for who may read all orders. */
  readonly withOrders?: number | null;
  /** Of a deletion, for who may read all tickets. */
  readonly withTickets?: number | null;
  readonly sample: readonly CustomerChangeSampleInput[];
}

/** CustomerChangePreview as the server handles it: relations as ids. */
export interface CustomerChangePreviewValues {
  readonly matched: number;
  readonly looked: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly withOrders?: number | null;
  readonly withTickets?: number | null;
  readonly sample: readonly CustomerChangeSampleValues[];
}

export const customerChangePreviewDescriptor = {
  "name": "CustomerChangePreview",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "customer_change_preview",
  "title": "matched",
  "label": {"en":"What a change of many customers would do","fr":"Ce que ferait une modification en nombre"},
  "plural": {"en":"What changes of many customers would do","fr":"Ce que feraient des modifications en nombre"},
  "properties": [
    {"name":"matched","kind":"integer","label":{"en":"Customers","fr":"Clients"},"required":true},
    {"name":"looked","kind":"integer","label":{"en":"Looked at","fr":"Examinés"},"comment":{"en":"The first of them that were looked at one by one; the three counts that follow are of these.","fr":"Les premiers d’entre eux, examinés un à un ; les trois nombres suivants portent sur eux."},"required":true},
    {"name":"changed","kind":"integer","label":{"en":"Would change","fr":"Seraient modifiés"},"required":true},
    {"name":"unchanged","kind":"integer","label":{"en":"Are so already","fr":"Le sont déjà"},"required":true},
    {"name":"refused","kind":"integer","label":{"en":"Refused the mailing list","fr":"Ont refusé la liste"},"required":true},
    {"name":"withOrders","kind":"integer","label":{"en":"Have bought","fr":"Ont acheté"},"comment":{"en":"Of a deletion, for who may read all orders.","fr":"D’une suppression, pour qui peut lire toutes les commandes."}},
    {"name":"withTickets","kind":"integer","label":{"en":"Have tickets ahead","fr":"Ont des billets à venir"},"comment":{"en":"Of a deletion, for who may read all tickets.","fr":"D’une suppression, pour qui peut lire tous les billets."}},
    {"name":"sample","kind":"json","label":{"en":"The first of them","fr":"Les premiers"},"many":true,"shape":"CustomerChangeSample","required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
