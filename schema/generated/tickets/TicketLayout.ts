// Made by codegen from schema/tickets/TicketLayout.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** How tickets are printed: of a show, of a unit, or of the organiser. The most particular one applies. */
export interface TicketLayout {
  readonly '@id': string;
  readonly '@type': 'TicketLayout';
  readonly contract: string;
  readonly name: string;
  readonly paperType: "stock_tickets" | "thermal_roller" | null;
  readonly organizationalUnit: string | null;
  readonly ticketing: string | null;
  /** Paper, unit and show in one: no two layouts have the same. */
  readonly appliesTo: string | null;
  readonly codeKind: "qr" | "aztec" | "code128";
  readonly codeSize: number | null;
  readonly textSize: "small" | "normal" | "large";
  readonly shownFields: readonly ("address" | "licence" | "holder" | "letters")[];
  readonly legalNotice: string | null;
  readonly logo: string | null;
  readonly picture: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What is accepted for TicketLayout: relations as IRIs. */
export interface TicketLayoutInput {
  readonly contract?: string;
  readonly name: string;
  readonly paperType?: "stock_tickets" | "thermal_roller" | null;
  readonly organizationalUnit?: string | null;
  readonly ticketing?: string | null;
  readonly codeKind?: "qr" | "aztec" | "code128";
  readonly codeSize?: number | null;
  readonly textSize?: "small" | "normal" | "large";
  readonly shownFields?: readonly ("address" | "licence" | "holder" | "letters")[];
  readonly legalNotice?: string | null;
  readonly logo?: string | null;
  readonly picture?: string | null;
}

/** TicketLayout as the server handles it: relations as ids. */
export interface TicketLayoutValues {
  readonly contract: number;
  readonly name: string;
  readonly paperType: "stock_tickets" | "thermal_roller" | null;
  readonly organizationalUnit: number | null;
  readonly ticketing: number | null;
  readonly appliesTo: string | null;
  readonly codeKind: "qr" | "aztec" | "code128";
  readonly codeSize: number | null;
  readonly textSize: "small" | "normal" | "large";
  readonly shownFields: readonly ("address" | "licence" | "holder" | "letters")[] | null;
  readonly legalNotice: string | null;
  readonly logo: string | null;
  readonly picture: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const ticketLayoutDescriptor = {
  "name": "TicketLayout",
  "area": "tickets",
  "api": "ticketing",
  "collection": "/ticket_layouts",
  "path": "/settings/tickets",
  "scope": "contract",
  "table": "ticket_layout",
  "title": "name",
  "label": {"en":"Ticket layout","fr":"Présentation de billet"},
  "plural": {"en":"Ticket layouts","fr":"Présentations de billets"},
  "comment": {"en":"How tickets are printed: of a show, of a unit, or of the organiser. The most particular one applies.","fr":"Comment les billets s’impriment : d’un spectacle, d’une unité ou de l’organisateur. La plus particulière s’applique."},
  "group": "tickets",
  "icon": "ConfirmationNumber",
  "order": {"name":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","required":true,"maxLength":200,"list":true,"filter":true},
    {"name":"paperType","kind":"enum","label":{"en":"Paper","fr":"Papier"},"column":"paper_type","values":[{"value":"stock_tickets","label":{"en":"Ticket stock","fr":"Billets cartonnés"}},{"value":"thermal_roller","label":{"en":"Roll","fr":"Rouleau thermique"}}],"list":true,"filter":true,"section":{"en":"Applies to","fr":"S’applique à"},"help":{"en":"Without one, to every paper.","fr":"Sans papier, à tous."}},
    {"name":"organizationalUnit","kind":"relation","label":{"en":"Organisational unit","fr":"Unité organisationnelle"},"column":"organizational_unit_id","target":"OrganizationalUnit","onDelete":"cascade","list":true,"filter":true,"section":{"en":"Applies to","fr":"S’applique à"},"help":{"en":"To the shows of this unit.","fr":"Aux spectacles de cette unité."}},
    {"name":"ticketing","kind":"relation","label":{"en":"Show","fr":"Spectacle"},"column":"ticketing_id","target":"Ticketing","onDelete":"cascade","list":true,"filter":true,"section":{"en":"Applies to","fr":"S’applique à"},"help":{"en":"To this show alone.","fr":"À ce spectacle seul."}},
    {"name":"appliesTo","kind":"string","label":{"en":"Applies to","fr":"S’applique à"},"comment":{"en":"Paper, unit and show in one: no two layouts have the same.","fr":"Papier, unité et spectacle en un : deux présentations n’ont jamais les mêmes."},"column":"applies_to","unique":true,"readOnly":true,"maxLength":100},
    {"name":"codeKind","kind":"enum","label":{"en":"Kind of code","fr":"Type de code"},"column":"code_kind","values":[{"value":"qr","label":{"en":"QR code","fr":"QR code"}},{"value":"aztec","label":{"en":"Aztec","fr":"Aztec"}},{"value":"code128","label":{"en":"Code 128 (bars)","fr":"Code 128 (barres)"}}],"required":true,"default":"qr","list":true,"section":{"en":"Code","fr":"Code"}},
    {"name":"codeSize","kind":"integer","label":{"en":"Size of the code (mm)","fr":"Taille du code (mm)"},"column":"code_size","min":12,"max":40,"section":{"en":"Code","fr":"Code"},"help":{"en":"A side of the square, or the height of the bars; as far as the paper has room. Empty: what suits the paper.","fr":"Le côté du carré, ou la hauteur des barres, dans la limite du papier. Vide : ce qui convient au papier."}},
    {"name":"textSize","kind":"enum","label":{"en":"Size of the text","fr":"Taille du texte"},"column":"text_size","values":[{"value":"small","label":{"en":"Small","fr":"Petite"}},{"value":"normal","label":{"en":"Normal","fr":"Normale"}},{"value":"large","label":{"en":"Large","fr":"Grande"}}],"required":true,"default":"normal","section":{"en":"What is printed","fr":"Ce qui est imprimé"}},
    {"name":"shownFields","kind":"enum","label":{"en":"Also printed","fr":"Également imprimé"},"column":"shown_fields","many":true,"values":[{"value":"address","label":{"en":"Address of the venue","fr":"Adresse du lieu"}},{"value":"licence","label":{"en":"Licence number","fr":"Numéro de licence"}},{"value":"holder","label":{"en":"Name of the holder","fr":"Nom du porteur"}},{"value":"letters","label":{"en":"Code in letters","fr":"Code en lettres"}}],"default":["address","licence","holder","letters"],"section":{"en":"What is printed","fr":"Ce qui est imprimé"}},
    {"name":"legalNotice","kind":"text","label":{"en":"Notice","fr":"Mention"},"column":"legal_notice","maxLength":240,"section":{"en":"What is printed","fr":"Ce qui est imprimé"}},
    {"name":"logo","kind":"image","label":{"en":"Logo","fr":"Logo"},"column":"logo","maxLength":400000,"section":{"en":"Pictures","fr":"Images"}},
    {"name":"picture","kind":"image","label":{"en":"Picture","fr":"Image"},"column":"picture","maxLength":400000,"section":{"en":"Pictures","fr":"Images"}},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","role":"createdAt"},
    {"name":"updatedAt","kind":"dateTime","label":{"en":"Changed","fr":"Modifié le"},"column":"updated_at","timezoneFrom":"contract.timezone","role":"updatedAt"}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [
    {"name":"preview","method":"POST","path":"/ticket_layouts/preview","label":{"en":"Preview","fr":"Aperçu"},"expects":"TicketLayoutDraft","returns":"document","status":200,"ownScreen":true},
    {"name":"testTicket","method":"GET","path":"/ticket_layouts/{id}/test_ticket.{format}","label":{"en":"Test ticket","fr":"Billet d’essai"},"query":"TicketDocumentQuery","returns":"document","ownScreen":true}
  ],
  "rights": {"read":"scans.configure","write":"scans.configure"}
} as const satisfies EntityDescriptor;
