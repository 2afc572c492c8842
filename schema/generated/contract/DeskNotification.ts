// Made by codegen from schema/contract/DeskNotification.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Desk notification, as answered. */
export interface DeskNotification {
  readonly '@id': string;
  readonly '@type': 'DeskNotification';
  readonly type: "info" | "success" | "warning" | "error" | null;
  readonly message: string;
  readonly start: string | null;
  readonly expiry: string | null;
  readonly createdAt: string;
}

/** What is accepted for DeskNotification: relations as IRIs. */
export interface DeskNotificationInput {
  readonly type?: "info" | "success" | "warning" | "error" | null;
  readonly message: string;
  readonly start?: string | null;
  readonly expiry?: string | null;
}

/** DeskNotification as the server handles it: relations as ids. */
export interface DeskNotificationValues {
  readonly type: "info" | "success" | "warning" | "error" | null;
  readonly message: string;
  readonly start: string | null;
  readonly expiry: string | null;
  readonly createdAt: string;
}

export const deskNotificationDescriptor = {
  "name": "DeskNotification",
  "area": "contract",
  "api": "desk",
  "collection": "/desk_notifications",
  "scope": "global",
  "table": "desk_notification",
  "title": "message",
  "label": {"en":"Desk notification","fr":"Notification du guichet"},
  "plural": {"en":"Desk notifications","fr":"Notifications du guichet"},
  "icon": "NotificationsNone",
  "order": {"createdAt":"desc"},
  "properties": [
    {"name":"type","kind":"enum","label":{"en":"Type","fr":"Type"},"column":"type","values":[{"value":"info","label":{"en":"Information","fr":"Information"}},{"value":"success","label":{"en":"Good news","fr":"Bonne nouvelle"}},{"value":"warning","label":{"en":"Warning","fr":"Avertissement"}},{"value":"error","label":{"en":"Trouble","fr":"Incident"}}],"default":"info","list":true,"filter":true},
    {"name":"message","kind":"text","label":{"en":"Message","fr":"Message"},"column":"message","required":true,"list":true},
    {"name":"start","kind":"dateTime","label":{"en":"Shown from","fr":"Affichée du"},"column":"start","list":true,"filter":true},
    {"name":"expiry","kind":"dateTime","label":{"en":"Shown until","fr":"Affichée jusqu’au"},"column":"expiry","list":true,"filter":true},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créée le"},"column":"created_at","role":"createdAt","list":true}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":"signedIn","write":"settings.write"},
  "indexes": [["start","expiry"]]
} as const satisfies EntityDescriptor;
