// Made by codegen from schema/accounts/OwnRights.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Who asks, in which contract, and what they may do there. */
export interface OwnRights {
  readonly email: string;
  readonly name: string;
  readonly contract: string;
  /** The organiser’s, for moments of no show. */
  readonly timezone: string;
  /** Absent where the contract has no such user. */
  readonly user: string | null;
  readonly role: string | null;
  /** By code of each policy held: true for everything, or the addresses of what it is bound to. */
  readonly rights: unknown;
  /** Properties, as Entity.property, whose policy is held for fewer records than are read. */
  readonly unseen: readonly string[];
  /** The declared actions that this server does not answer, by name. */
  readonly unanswered: readonly string[];
}

/** What is accepted for OwnRights: relations as IRIs. */
export interface OwnRightsInput {
  readonly email: string;
  readonly name: string;
  readonly contract: string;
  /** The organiser’s, for moments of no show. */
  readonly timezone: string;
  /** Absent where the contract has no such user. */
  readonly user?: string | null;
  readonly role?: string | null;
  /** By code of each policy held: true for everything, or the addresses of what it is bound to. */
  readonly rights: unknown;
  /** Properties, as Entity.property, whose policy is held for fewer records than are read. */
  readonly unseen: readonly string[];
  /** The declared actions that this server does not answer, by name. */
  readonly unanswered: readonly string[];
}

/** OwnRights as the server handles it: relations as ids. */
export interface OwnRightsValues {
  readonly email: string;
  readonly name: string;
  readonly contract: number;
  readonly timezone: string;
  readonly user?: number | null;
  readonly role?: string | null;
  readonly rights: unknown;
  readonly unseen: readonly string[];
  readonly unanswered: readonly string[];
}

export const ownRightsDescriptor = {
  "name": "OwnRights",
  "area": "accounts",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "own_rights",
  "title": "name",
  "label": {"en":"Own rights","fr":"Droits propres"},
  "plural": {"en":"Own rights","fr":"Droits propres"},
  "comment": {"en":"Who asks, in which contract, and what they may do there.","fr":"Qui demande, pour quel contrat, et ce que cette personne peut y faire."},
  "properties": [
    {"name":"email","kind":"email","label":{"en":"E-mail","fr":"Adresse e-mail"},"required":true,"maxLength":255},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"required":true,"maxLength":255},
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"target":"Contract","required":true},
    {"name":"timezone","kind":"string","label":{"en":"Timezone","fr":"Fuseau horaire"},"comment":{"en":"The organiser’s, for moments of no show.","fr":"Celui de l’organisateur, pour les moments qui ne sont d’aucun spectacle."},"required":true,"maxLength":255},
    {"name":"user","kind":"relation","label":{"en":"User","fr":"Utilisateur"},"comment":{"en":"Absent where the contract has no such user.","fr":"Absent si le contrat n’a pas cet utilisateur."},"target":"AccountsUser"},
    {"name":"role","kind":"string","label":{"en":"Role","fr":"Rôle"},"maxLength":255},
    {"name":"rights","kind":"json","label":{"en":"Rights","fr":"Droits"},"comment":{"en":"By code of each policy held: true for everything, or the addresses of what it is bound to.","fr":"Par code de chaque droit détenu : vrai pour tout, ou les adresses auxquelles il est limité."},"required":true},
    {"name":"unseen","kind":"string","label":{"en":"Not seen","fr":"Non visibles"},"comment":{"en":"Properties, as Entity.property, whose policy is held for fewer records than are read.","fr":"Propriétés, sous la forme Entité.propriété, dont le droit porte sur moins d’enregistrements que la lecture."},"many":true,"required":true},
    {"name":"unanswered","kind":"string","label":{"en":"Not answered","fr":"Sans réponse"},"comment":{"en":"The declared actions that this server does not answer, by name.","fr":"Les actions déclarées auxquelles ce serveur ne répond pas, par nom."},"many":true,"required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
