// Made by codegen from schema/contract/Notification.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** What the platform announces to every organiser. */
export interface Notification {
  readonly '@id': string;
  readonly '@type': 'Notification';
  readonly message: string;
  readonly displayStyle: "info" | "success" | "warning" | "error" | null;
  readonly active: boolean | null;
  readonly createdAt: string;
}

/** What is accepted for Notification: relations as IRIs. */
export interface NotificationInput {
  readonly message: string;
  readonly displayStyle?: "info" | "success" | "warning" | "error" | null;
  readonly active?: boolean | null;
}

/** Notification as the server handles it: relations as ids. */
export interface NotificationValues {
  readonly message: string;
  readonly displayStyle: "info" | "success" | "warning" | "error" | null;
  readonly active: boolean | null;
  readonly createdAt: string;
}

export const notificationDescriptor = {
  "name": "Notification",
  "area": "contract",
  "api": "ticketing",
  "collection": "/notifications",
  "scope": "global",
  "table": "notification",
  "title": "message",
  "label": {"en":"Announcement","fr":"Annonce"},
  "plural": {"en":"Announcements","fr":"Annonces"},
  "comment": {"en":"What the platform announces to every organiser.","fr":"Ce que la plateforme annonce à tous les organisateurs."},
  "icon": "Campaign",
  "order": {"createdAt":"desc"},
  "properties": [
    {"name":"message","kind":"text","label":{"en":"Message","fr":"Message"},"column":"message","required":true,"list":true},
    {"name":"displayStyle","kind":"enum","label":{"en":"Style","fr":"Style"},"column":"display_style","values":[{"value":"info","label":{"en":"Information","fr":"Information"}},{"value":"success","label":{"en":"Good news","fr":"Bonne nouvelle"}},{"value":"warning","label":{"en":"Warning","fr":"Avertissement"}},{"value":"error","label":{"en":"Trouble","fr":"Incident"}}],"default":"info","list":true,"filter":true},
    {"name":"active","kind":"boolean","label":{"en":"Active","fr":"Active"},"column":"active","default":true,"list":true,"filter":true},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créée le"},"column":"created_at","role":"createdAt","list":true}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":"signedIn","write":"settings.write"}
} as const satisfies EntityDescriptor;
