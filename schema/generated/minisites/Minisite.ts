// Made by codegen from schema/minisites/Minisite.jsonld. Never edit: change the source and run `npm run codegen`.
import type { MinisiteSettings, MinisiteSettingsInput } from './MinisiteSettings.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Mini-site, as answered. */
export interface Minisite {
  readonly '@id': string;
  readonly '@type': 'Minisite';
  readonly contract: string;
  readonly name: string;
  readonly slug: string;
  readonly domain: string | null;
  readonly companyName: string | null;
  readonly sellingDevice: string | null;
  /** The organiser the mini-site belongs to. */
  readonly mainContract: string | null;
  readonly isMultiContract: boolean | null;
  readonly isDemoMode: boolean | null;
  readonly signInMode: "all" | "sign_in" | "anonymous" | null;
  readonly logo: string | null;
  readonly backgroundUrl: string | null;
  readonly termsOfSale: string | null;
  readonly moduleList: readonly string[];
  readonly settings: MinisiteSettings | null;
  readonly integrations: unknown;
}

/** What is accepted for Minisite: relations as IRIs. */
export interface MinisiteInput {
  readonly contract?: string;
  readonly name: string;
  readonly slug: string;
  readonly domain?: string | null;
  readonly companyName?: string | null;
  readonly sellingDevice?: string | null;
  readonly isMultiContract?: boolean | null;
  readonly isDemoMode?: boolean | null;
  readonly signInMode?: "all" | "sign_in" | "anonymous" | null;
  readonly logo?: string | null;
  readonly backgroundUrl?: string | null;
  readonly termsOfSale?: string | null;
  readonly moduleList?: readonly string[];
  readonly settings?: MinisiteSettingsInput | null;
  readonly integrations?: unknown;
}

/** Minisite as the server handles it: relations as ids. */
export interface MinisiteValues {
  readonly contract: number;
  readonly name: string;
  readonly slug: string;
  readonly domain: string | null;
  readonly companyName: string | null;
  readonly sellingDevice: number | null;
  readonly isMultiContract: boolean | null;
  readonly isDemoMode: boolean | null;
  readonly signInMode: "all" | "sign_in" | "anonymous" | null;
  readonly logo: string | null;
  readonly backgroundUrl: string | null;
  readonly termsOfSale: string | null;
  readonly settings: MinisiteSettings | null;
  readonly integrations: unknown;
}

export const minisiteDescriptor = {
  "name": "Minisite",
  "area": "minisites",
  "api": "ticketing",
  "collection": "/minisites",
  "path": "/settings/manage-minisites",
  "scope": "contract",
  "table": "minisite",
  "title": "name",
  "search": ["name","slug","domain"],
  "label": {"en":"Mini-site","fr":"Mini-site"},
  "plural": {"en":"Mini-sites","fr":"Mini-sites"},
  "group": "minisites",
  "icon": "Web",
  "order": {"name":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","required":true,"maxLength":200,"list":true,"filter":true},
    {"name":"slug","kind":"string","label":{"en":"Address","fr":"Adresse"},"column":"slug","required":true,"unique":true,"maxLength":100,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","list":true,"filter":true,"help":{"en":"Small letters, digits and hyphens, e.g. my-theatre.","fr":"Minuscules, chiffres et traits d’union, par exemple mon-theatre."}},
    {"name":"domain","kind":"string","label":{"en":"Domain","fr":"Domaine"},"column":"domain","maxLength":253,"pattern":"^[a-z0-9.-]+$","list":true,"help":{"en":"Without https://, e.g. tickets.example.com.","fr":"Sans https://, par exemple billets.exemple.fr."}},
    {"name":"companyName","kind":"string","label":{"en":"Company shown","fr":"Société affichée"},"column":"company_name","maxLength":200},
    {"name":"sellingDevice","kind":"relation","label":{"en":"Selling device","fr":"Canal de vente"},"column":"selling_device_id","target":"SellingDevice","list":true,"filter":true},
    {"name":"mainContract","kind":"relation","label":{"en":"Main organiser","fr":"Organisateur principal"},"comment":{"en":"The organiser the mini-site belongs to.","fr":"L’organisateur auquel appartient le mini-site."},"target":"Contract","computed":true},
    {"name":"isMultiContract","kind":"boolean","label":{"en":"Of several organisers","fr":"Pour plusieurs organisateurs"},"column":"is_multi_contract","default":false,"filter":true},
    {"name":"isDemoMode","kind":"boolean","label":{"en":"Demonstration","fr":"Démonstration"},"column":"is_demo_mode","default":false,"list":true,"filter":true,"help":{"en":"Nothing sold there counts.","fr":"Rien de ce qui s’y vend ne compte."}},
    {"name":"signInMode","kind":"enum","label":{"en":"Sign-in","fr":"Connexion"},"column":"sign_in_mode","values":[{"value":"all","label":{"en":"With or without an account","fr":"Avec ou sans compte"}},{"value":"sign_in","label":{"en":"With an account","fr":"Avec un compte"}},{"value":"anonymous","label":{"en":"Without an account","fr":"Sans compte"}}],"default":"all","list":true,"filter":true},
    {"name":"logo","kind":"image","label":{"en":"Logo","fr":"Logo"},"column":"logo","section":{"en":"Look","fr":"Apparence"}},
    {"name":"backgroundUrl","kind":"image","label":{"en":"Background","fr":"Image de fond"},"column":"background_url","section":{"en":"Look","fr":"Apparence"}},
    {"name":"termsOfSale","kind":"html","label":{"en":"Terms of sale","fr":"Conditions générales de vente"},"column":"terms_of_sale","section":{"en":"Texts","fr":"Textes"}},
    {"name":"moduleList","kind":"relation","label":{"en":"Modules","fr":"Modules"},"many":true,"target":"Module","inverse":"minisite"},
    {"name":"settings","kind":"json","label":{"en":"Settings","fr":"Réglages"},"column":"settings","shape":"MinisiteSettings","default":{"options":{"hideSeatingLinks":null}},"section":{"en":"More","fr":"Divers"}},
    {"name":"integrations","kind":"json","label":{"en":"Integrations","fr":"Intégrations"},"column":"integrations","keyed":true,"section":{"en":"More","fr":"Divers"},"help":{"en":"Services beside it, each with the id that it gave you.","fr":"Les services associés, chacun avec l’identifiant qu’il vous a donné."}}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":["minisites.write","programming.read"],"write":"minisites.write","paths":{"selling_device":"none"}}
} as const satisfies EntityDescriptor;
