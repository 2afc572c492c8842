// Made by codegen from schema/accounts/FactorOffer.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Second factor to set up, as answered. */
export interface FactorOffer {
  readonly secret: string;
  readonly uri: string;
  /** An SVG as a data address. */
  readonly picture: string;
}

/** What is accepted for FactorOffer: relations as IRIs. */
export interface FactorOfferInput {
  readonly secret: string;
  readonly uri: string;
  /** An SVG as a data address. */
  readonly picture: string;
}

/** FactorOffer as the server handles it: relations as ids. */
export interface FactorOfferValues {
  readonly secret: string;
  readonly uri: string;
  readonly picture: string;
}

export const factorOfferDescriptor = {
  "name": "FactorOffer",
  "area": "accounts",
  "api": "accounts",
  "collection": "",
  "scope": "value",
  "table": "factor_offer",
  "title": "uri",
  "label": {"en":"Second factor to set up","fr":"Second facteur à configurer"},
  "plural": {"en":"Second factor to set up","fr":"Second facteur à configurer"},
  "properties": [
    {"name":"secret","kind":"string","label":{"en":"Secret","fr":"Secret"},"required":true,"maxLength":255},
    {"name":"uri","kind":"string","label":{"en":"Address for the authenticator","fr":"Adresse pour l’authentificateur"},"required":true,"maxLength":255},
    {"name":"picture","kind":"string","label":{"en":"QR code","fr":"QR code"},"comment":{"en":"An SVG as a data address.","fr":"Un SVG sous forme d’adresse data."},"required":true,"maxLength":255}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
