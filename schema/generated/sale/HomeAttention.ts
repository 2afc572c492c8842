// Made by codegen from schema/sale/HomeAttention.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** What needs attention, as answered. */
export interface HomeAttention {
  readonly kind: "unreleasedCarts" | "fewPlaces" | "unpaidOrders" | "dueActions" | "failedJobs" | "failedUpdates" | "silentBoxes";
  readonly count: number;
}

/** What is accepted for HomeAttention: relations as IRIs. */
export interface HomeAttentionInput {
  readonly kind: "unreleasedCarts" | "fewPlaces" | "unpaidOrders" | "dueActions" | "failedJobs" | "failedUpdates" | "silentBoxes";
  readonly count: number;
}

/** HomeAttention as the server handles it: relations as ids. */
export interface HomeAttentionValues {
  readonly kind: "unreleasedCarts" | "fewPlaces" | "unpaidOrders" | "dueActions" | "failedJobs" | "failedUpdates" | "silentBoxes";
  readonly count: number;
}

export const homeAttentionDescriptor = {
  "name": "HomeAttention",
  "area": "sale",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "home_attention",
  "title": "kind",
  "label": {"en":"What needs attention","fr":"À surveiller"},
  "plural": {"en":"What needs attention","fr":"À surveiller"},
  "properties": [
    {"name":"kind","kind":"enum","label":{"en":"What","fr":"Quoi"},"values":[{"value":"unreleasedCarts","label":{"en":"Expired carts that keep their places","fr":"Paniers expirés qui gardent leurs places"}},{"value":"fewPlaces","label":{"en":"Performances of the next seven days with few places left","fr":"Représentations des sept prochains jours presque complètes"}},{"value":"unpaidOrders","label":{"en":"Orders that are not paid","fr":"Commandes non payées"}},{"value":"dueActions","label":{"en":"Next actions with customers that are due","fr":"Actions à mener auprès de clients"}},{"value":"failedJobs","label":{"en":"Jobs that failed in the last seven days","fr":"Tâches échouées ces sept derniers jours"}},{"value":"failedUpdates","label":{"en":"Updates that failed","fr":"Mises à jour en échec"}},{"value":"silentBoxes","label":{"en":"Boxes that do not answer","fr":"Boîtiers qui ne répondent pas"}}],"required":true},
    {"name":"count","kind":"integer","label":{"en":"How many","fr":"Combien"},"required":true,"min":1}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
