// Made by codegen from schema/imports/ProviderExportedCart.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** A cart offered at a provider. Changing it publishes it again. */
export interface ProviderExportedCart {
  readonly '@id': string;
  readonly '@type': 'ProviderExportedCart';
  readonly contract: string;
  /** A culture pass is the only provider specified. */
  readonly providerName: "culture_pass";
  readonly cart: string;
  readonly providerExportUrl: string | null;
  readonly data: unknown;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What is accepted for ProviderExportedCart: relations as IRIs. */
export interface ProviderExportedCartInput {
  readonly contract?: string;
  /** A culture pass is the only provider specified. */
  readonly providerName?: "culture_pass";
  readonly cart: string;
  readonly data?: unknown;
}

/** ProviderExportedCart as the server handles it: relations as ids. */
export interface ProviderExportedCartValues {
  readonly contract: number;
  readonly providerName: "culture_pass";
  readonly cart: number;
  readonly providerExportUrl: string | null;
  readonly data: unknown;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const providerExportedCartDescriptor = {
  "name": "ProviderExportedCart",
  "area": "imports",
  "api": "ticketing",
  "collection": "/provider_exported_carts",
  "scope": "contract",
  "table": "provider_exported_cart",
  "title": "providerName",
  "label": {"en":"Exported cart","fr":"Panier exporté"},
  "plural": {"en":"Exported carts","fr":"Paniers exportés"},
  "comment": {"en":"A cart offered at a provider. Changing it publishes it again.","fr":"Un panier proposé chez un prestataire. Le modifier le publie de nouveau."},
  "group": "imports",
  "icon": "IosShare",
  "order": {"createdAt":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"providerName","kind":"enum","label":{"en":"Provider","fr":"Prestataire"},"comment":{"en":"A culture pass is the only provider specified.","fr":"Le pass Culture est le seul prestataire spécifié."},"column":"provider_name","values":[{"value":"culture_pass","label":{"en":"Culture pass","fr":"Pass Culture"}}],"required":true,"immutable":true,"default":"culture_pass","list":true,"filter":true},
    {"name":"cart","kind":"relation","label":{"en":"Cart","fr":"Panier"},"column":"cart_id","target":"Cart","onDelete":"cascade","required":true,"immutable":true,"list":true,"filter":true},
    {"name":"providerExportUrl","kind":"url","label":{"en":"At the provider","fr":"Chez le prestataire"},"column":"provider_export_url","readOnly":true,"maxLength":1000,"list":true},
    {"name":"data","kind":"json","label":{"en":"Data","fr":"Données"},"column":"data","personal":true},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","timezoneFrom":"contract.timezone","role":"createdAt","list":true},
    {"name":"updatedAt","kind":"dateTime","label":{"en":"Changed","fr":"Modifié le"},"column":"updated_at","role":"updatedAt"}
  ],
  "operations": ["list","read","create","update"],
  "actions": [],
  "rights": {"read":"imports.run","write":"imports.run"}
} as const satisfies EntityDescriptor;
