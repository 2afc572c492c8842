// Made by codegen from schema/contract/UserDeskNotification.jsonld. Never edit: change the source and run `npm run codegen`.
import type { DeskNotification, DeskNotificationInput } from './DeskNotification.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** That a person has seen a notification of the desk, or put it away. */
export interface UserDeskNotification {
  readonly '@id': string;
  readonly '@type': 'UserDeskNotification';
  readonly contract: string;
  readonly accountsUser: string;
  readonly deskNotification: DeskNotification;
  readonly message: string | null;
  readonly viewedAt: string | null;
  readonly discardedAt: string | null;
  readonly createdAt: string;
}

/** What is accepted for UserDeskNotification: relations as IRIs. */
export interface UserDeskNotificationInput {
  readonly contract?: string;
  readonly accountsUser: string;
  readonly deskNotification: string | DeskNotificationInput;
  readonly viewedAt?: string | null;
  readonly discardedAt?: string | null;
}

/** UserDeskNotification as the server handles it: relations as ids. */
export interface UserDeskNotificationValues {
  readonly contract: number;
  readonly accountsUser: number;
  readonly deskNotification: number;
  readonly viewedAt: string | null;
  readonly discardedAt: string | null;
  readonly createdAt: string;
}

export const userDeskNotificationDescriptor = {
  "name": "UserDeskNotification",
  "area": "contract",
  "api": "desk",
  "collection": "/user_desk_notifications",
  "scope": "contract",
  "table": "user_desk_notification",
  "title": "message",
  "label": {"en":"My notification","fr":"Ma notification"},
  "plural": {"en":"My notifications","fr":"Mes notifications"},
  "comment": {"en":"That a person has seen a notification of the desk, or put it away.","fr":"Le fait qu’une personne a vu une notification du guichet, ou l’a écartée."},
  "icon": "Notifications",
  "order": {"createdAt":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"accountsUser","kind":"relation","label":{"en":"For","fr":"Pour"},"column":"accounts_user_id","target":"AccountsUser","onDelete":"cascade","required":true,"immutable":true,"list":true,"filter":true},
    {"name":"deskNotification","kind":"relation","label":{"en":"Notification","fr":"Notification"},"column":"desk_notification_id","target":"DeskNotification","embedded":true,"onDelete":"cascade","required":true,"immutable":true,"list":true},
    {"name":"message","kind":"text","label":{"en":"Message","fr":"Message"},"computed":true,"from":"deskNotification.message","list":true},
    {"name":"viewedAt","kind":"dateTime","label":{"en":"Seen","fr":"Vue le"},"column":"viewed_at","timezoneFrom":"contract.timezone","list":true,"filter":true},
    {"name":"discardedAt","kind":"dateTime","label":{"en":"Put away","fr":"Écartée le"},"column":"discarded_at","timezoneFrom":"contract.timezone","list":true,"filter":true},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","timezoneFrom":"contract.timezone","role":"createdAt","list":true}
  ],
  "operations": ["list","read","update"],
  "actions": [],
  "rights": {"read":"signedIn","write":"signedIn"},
  "uniques": [["accountsUser","deskNotification"]]
} as const satisfies EntityDescriptor;
