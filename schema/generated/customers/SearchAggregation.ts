// Made by codegen from schema/customers/SearchAggregation.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Customer statistic, as answered. */
export interface SearchAggregation {
  readonly name: "total_contacts_count" | "total_paid_orders_count" | "total_participations_count" | "upcoming_tickets_count" | "average_cart_value" | "gender_distribution" | "status_distribution" | "geographic_distribution_by_zipcode" | "contact_seniority" | "total_tickets_purchased" | "ticketing_category_distribution" | "purchase_anticipation" | "purchase_ticket_price_distribution" | "purchase_temporality" | "purchase_selling_device_distribution";
  readonly unit: "percent" | "number" | "currency" | "float";
  readonly type: "single_value_data" | "summary_series_data" | "grouped_series_data" | "localization_series_data";
  readonly data: unknown;
}

/** What is accepted for SearchAggregation: relations as IRIs. */
export interface SearchAggregationInput {
  readonly name: "total_contacts_count" | "total_paid_orders_count" | "total_participations_count" | "upcoming_tickets_count" | "average_cart_value" | "gender_distribution" | "status_distribution" | "geographic_distribution_by_zipcode" | "contact_seniority" | "total_tickets_purchased" | "ticketing_category_distribution" | "purchase_anticipation" | "purchase_ticket_price_distribution" | "purchase_temporality" | "purchase_selling_device_distribution";
  readonly unit: "percent" | "number" | "currency" | "float";
  readonly type: "single_value_data" | "summary_series_data" | "grouped_series_data" | "localization_series_data";
  readonly data?: unknown;
}

/** SearchAggregation as the server handles it: relations as ids. */
export interface SearchAggregationValues {
  readonly name: "total_contacts_count" | "total_paid_orders_count" | "total_participations_count" | "upcoming_tickets_count" | "average_cart_value" | "gender_distribution" | "status_distribution" | "geographic_distribution_by_zipcode" | "contact_seniority" | "total_tickets_purchased" | "ticketing_category_distribution" | "purchase_anticipation" | "purchase_ticket_price_distribution" | "purchase_temporality" | "purchase_selling_device_distribution";
  readonly unit: "percent" | "number" | "currency" | "float";
  readonly type: "single_value_data" | "summary_series_data" | "grouped_series_data" | "localization_series_data";
  readonly data?: unknown;
}

export const searchAggregationDescriptor = {
  "name": "SearchAggregation",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "search_aggregation",
  "title": "name",
  "label": {"en":"Customer statistic","fr":"Statistique de clients"},
  "plural": {"en":"Customer statistics","fr":"Statistiques de clients"},
  "properties": [
    {"name":"name","kind":"enum","label":{"en":"Name","fr":"Nom"},"values":[{"value":"total_contacts_count","label":{"en":"Contacts","fr":"Contacts"}},{"value":"total_paid_orders_count","label":{"en":"Paid orders","fr":"Commandes payées"}},{"value":"total_participations_count","label":{"en":"Attendances","fr":"Participations"}},{"value":"upcoming_tickets_count","label":{"en":"Coming tickets","fr":"Billets à venir"}},{"value":"average_cart_value","label":{"en":"Average basket","fr":"Panier moyen"}},{"value":"gender_distribution","label":{"en":"By title","fr":"Par civilité"}},{"value":"status_distribution","label":{"en":"By status","fr":"Par statut"}},{"value":"geographic_distribution_by_zipcode","label":{"en":"By postcode","fr":"Par code postal"}},{"value":"contact_seniority","label":{"en":"Seniority","fr":"Ancienneté"}},{"value":"total_tickets_purchased","label":{"en":"Tickets bought","fr":"Billets achetés"}},{"value":"ticketing_category_distribution","label":{"en":"By category","fr":"Par catégorie"}},{"value":"purchase_anticipation","label":{"en":"How early they buy","fr":"Anticipation d’achat"}},{"value":"purchase_ticket_price_distribution","label":{"en":"By price","fr":"Par tarif"}},{"value":"purchase_temporality","label":{"en":"When they buy","fr":"Moment d’achat"}},{"value":"purchase_selling_device_distribution","label":{"en":"By selling device","fr":"Par canal de vente"}}],"required":true,"list":true},
    {"name":"unit","kind":"enum","label":{"en":"Unit","fr":"Unité"},"values":[{"value":"percent","label":{"en":"Percent","fr":"Pourcentage"}},{"value":"number","label":{"en":"Number","fr":"Nombre"}},{"value":"currency","label":{"en":"Amount","fr":"Montant"}},{"value":"float","label":{"en":"Decimal number","fr":"Nombre décimal"}}],"required":true,"list":true},
    {"name":"type","kind":"enum","label":{"en":"Type","fr":"Type"},"values":[{"value":"single_value_data","label":{"en":"One value","fr":"Une valeur"}},{"value":"summary_series_data","label":{"en":"A series","fr":"Une série"}},{"value":"grouped_series_data","label":{"en":"Grouped series","fr":"Séries groupées"}},{"value":"localization_series_data","label":{"en":"On a map","fr":"Sur une carte"}}],"required":true,"list":true},
    {"name":"data","kind":"json","label":{"en":"Data","fr":"Données"}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
