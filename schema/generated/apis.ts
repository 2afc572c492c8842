// Made by codegen from schema/apis.jsonld and schema/areas.jsonld. Never edit: change the source and run `npm run codegen`.
import type { ApiDescriptor, AreaDescriptor } from '../descriptor.ts';

export const apis: readonly ApiDescriptor[] = [
  {"name":"ticketing","base":"/ticketing/v1","label":{"en":"Ticketing","fr":"Billetterie"}},
  {"name":"accounts","base":"/accounts/api/v1","prefix":"/contracts/{contractId}","label":{"en":"Accounts","fr":"Comptes"}},
  {"name":"crm","base":"/crm","label":{"en":"Customer relations","fr":"Relation client"}},
  {"name":"desk","base":"/api","label":{"en":"Desk","fr":"Guichet"}},
];

export const areas: readonly AreaDescriptor[] = [
  {"name":"sale","label":{"en":"Sale","fr":"Vente"}},
  {"name":"orders","label":{"en":"Orders","fr":"Commandes"}},
  {"name":"tickets","label":{"en":"Tickets","fr":"Billets"}},
  {"name":"programming","label":{"en":"Programming","fr":"Programmation"}},
  {"name":"seating","label":{"en":"Seating","fr":"Placement"}},
  {"name":"offers","label":{"en":"Offers","fr":"Offres"}},
  {"name":"customers","label":{"en":"Customers","fr":"Clients"}},
  {"name":"money","label":{"en":"Money","fr":"Argent"}},
  {"name":"desk","label":{"en":"Desk","fr":"Guichet"}},
  {"name":"box","label":{"en":"Box","fr":"Boîtier"}},
  {"name":"fiscal","label":{"en":"Fiscal","fr":"Fiscalité"}},
  {"name":"imports","label":{"en":"Imports","fr":"Imports"}},
  {"name":"minisites","label":{"en":"Mini-sites","fr":"Mini-sites"}},
  {"name":"reports","label":{"en":"Reports","fr":"Rapports"}},
  {"name":"jobs","label":{"en":"Jobs","fr":"Tâches"}},
  {"name":"accounts","label":{"en":"Accounts","fr":"Comptes"}},
  {"name":"contract","label":{"en":"Contract","fr":"Contrat"}},
];
