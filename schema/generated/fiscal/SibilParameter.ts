// Made by codegen from schema/fiscal/SibilParameter.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Access to SIBIL, where the ministry of culture collects attendance figures. */
export interface SibilParameter {
  readonly '@id': string;
  readonly '@type': 'SibilParameter';
  readonly contract: string;
  readonly name: string;
  readonly sibilUsername: string;
  readonly sibilPasswordSet: boolean | null;
}

/** What is accepted for SibilParameter: relations as IRIs. */
export interface SibilParameterInput {
  readonly contract?: string;
  readonly name: string;
  readonly sibilUsername: string;
  readonly sibilPassword: string;
}

/** SibilParameter as the server handles it: relations as ids. */
export interface SibilParameterValues {
  readonly contract: number;
  readonly name: string;
  readonly sibilUsername: string;
  readonly sibilPassword: string;
}

export const sibilParameterDescriptor = {
  "name": "SibilParameter",
  "area": "fiscal",
  "api": "ticketing",
  "collection": "/sibil_parameters",
  "path": "/settings/sibil",
  "scope": "contract",
  "table": "sibil_parameter",
  "title": "name",
  "label": {"en":"SIBIL access","fr":"Accès SIBIL"},
  "plural": {"en":"SIBIL accesses","fr":"Accès SIBIL"},
  "comment": {"en":"Access to SIBIL, where the ministry of culture collects attendance figures.","fr":"Accès à SIBIL, où le ministère de la Culture recueille les données de billetterie."},
  "group": "fiscal",
  "icon": "Key",
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","required":true,"maxLength":200,"list":true,"filter":true},
    {"name":"sibilUsername","kind":"string","label":{"en":"User name","fr":"Identifiant"},"column":"sibil_username","required":true,"maxLength":200,"list":true},
    {"name":"sibilPassword","kind":"string","label":{"en":"Password","fr":"Mot de passe"},"column":"sibil_password","required":true,"secret":true,"maxLength":200},
    {"name":"sibilPasswordSet","kind":"boolean","label":{"en":"Password stored","fr":"Mot de passe enregistré"},"computed":true,"isSetOf":"sibilPassword"}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [
    {"name":"findSpectacles","method":"GET","path":"/module/sibil/proxy/spectacles","label":{"en":"Shows at SIBIL","fr":"Spectacles SIBIL"},"returns":"json"},
    {"name":"findFestivals","method":"GET","path":"/module/sibil/proxy/festivals","label":{"en":"Festivals at SIBIL","fr":"Festivals SIBIL"},"returns":"json"},
    {"name":"findPlaces","method":"GET","path":"/module/sibil/proxy/lieux/fulltext","label":{"en":"Places at SIBIL","fr":"Lieux SIBIL"},"returns":"json"},
    {"name":"declareSpectacle","method":"POST","path":"/module/sibil/proxy/spectacles","label":{"en":"Declare a show","fr":"Déclarer un spectacle"},"expects":"json","returns":"json","status":201},
    {"name":"declareFestival","method":"POST","path":"/module/sibil/proxy/festivals","label":{"en":"Declare a festival","fr":"Déclarer un festival"},"expects":"json","returns":"json","status":201}
  ],
  "rights": {"read":"fiscal.read","write":"fiscal.write","actions":{"findSpectacles":"fiscal.read","findFestivals":"fiscal.read","findPlaces":"fiscal.read","declareSpectacle":"fiscal.write","declareFestival":"fiscal.write"}}
} as const satisfies EntityDescriptor;
