// Made by codegen from schema/accounts/AccountsUser.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** User, as answered. */
export interface AccountsUser {
  readonly '@id': string;
  readonly '@type': 'AccountsUser';
  readonly contract: string;
  readonly fullName: string | null;
  readonly email: string;
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly contractId: number | null;
  readonly contractRole: string | null;
  readonly position: string | null;
  readonly deskSellingDevice: string | null;
  readonly organizationalUnitList: readonly string[];
  readonly state: "invited" | "active" | "disabled" | null;
  readonly enabled: boolean;
  /** Has no password yet. */
  readonly invited: boolean;
  readonly lastSignIn: string | null;
  readonly factorResetAt: string | null;
  readonly factorResetBy: string | null;
  /** When the user was told of it by mail. */
  readonly factorResetMailedAt: string | null;
  readonly accessMail: "invitation" | "reset" | null;
  readonly accessMailAt: string | null;
  /** Nobody where the user asked for it on the sign-in page. */
  readonly accessMailBy: string | null;
  readonly accessMailedAt: string | null;
  readonly personalizedAccess: boolean | null;
  readonly roleBefore: string | null;
}

/** What is accepted for AccountsUser: relations as IRIs. */
export interface AccountsUserInput {
  readonly contract?: string;
  readonly email: string;
  readonly firstname?: string | null;
  readonly lastname?: string | null;
  readonly contractRole?: string | null;
  readonly position?: string | null;
  readonly deskSellingDevice?: string | null;
  readonly organizationalUnitList?: readonly string[];
}

/** AccountsUser as the server handles it: relations as ids. */
export interface AccountsUserValues {
  readonly contract: number;
  readonly fullName: string | null;
  readonly email: string;
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly contractRole: number | null;
  readonly position: string | null;
  readonly deskSellingDevice: number | null;
  readonly organizationalUnitList: readonly number[];
  readonly enabled: boolean;
  readonly invited: boolean;
  readonly lastSignIn: string | null;
  readonly factorResetAt: string | null;
  readonly factorResetBy: string | null;
  readonly factorResetMailedAt: string | null;
  readonly accessMail: "invitation" | "reset" | null;
  readonly accessMailAt: string | null;
  readonly accessMailBy: string | null;
  readonly accessMailedAt: string | null;
  readonly roleBefore: number | null;
}

export const accountsUserDescriptor = {
  "name": "AccountsUser",
  "area": "accounts",
  "api": "accounts",
  "collection": "/users",
  "scope": "contract",
  "table": "accounts_user",
  "title": "fullName",
  "search": ["fullName","lastname","firstname","email","position"],
  "label": {"en":"User","fr":"Utilisateur"},
  "plural": {"en":"Users","fr":"Utilisateurs"},
  "icon": "Person",
  "order": {"lastname":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"fullName","kind":"string","label":{"en":"Name","fr":"Nom complet"},"column":"full_name","readOnly":true,"maxLength":200,"list":true,"personal":true},
    {"name":"email","kind":"email","label":{"en":"E-mail","fr":"Adresse e-mail"},"column":"email","required":true,"unique":true,"maxLength":255,"list":true,"filter":true,"personal":true},
    {"name":"firstname","kind":"string","label":{"en":"First name","fr":"Prénom"},"column":"firstname","maxLength":100,"personal":true},
    {"name":"lastname","kind":"string","label":{"en":"Surname","fr":"Nom"},"column":"lastname","maxLength":100,"personal":true},
    {"name":"contractId","kind":"integer","label":{"en":"Organiser id","fr":"Identifiant de l’organisateur"},"computed":true},
    {"name":"contractRole","kind":"relation","label":{"en":"Role","fr":"Rôle"},"column":"contract_role_id","target":"Role","list":true,"filter":true},
    {"name":"position","kind":"string","label":{"en":"Position","fr":"Fonction"},"column":"position","maxLength":100},
    {"name":"deskSellingDevice","kind":"relation","label":{"en":"Desk","fr":"Guichet"},"column":"desk_selling_device_id","target":"SellingDevice"},
    {"name":"organizationalUnitList","kind":"relation","label":{"en":"Organisational units","fr":"Unités organisationnelles"},"many":true,"target":"OrganizationalUnit","through":"accounts_user_organizational_unit_list"},
    {"name":"state","kind":"enum","label":{"en":"State","fr":"État"},"values":[{"value":"invited","label":{"en":"Invited","fr":"Invité"}},{"value":"active","label":{"en":"Active","fr":"Actif"}},{"value":"disabled","label":{"en":"Disabled","fr":"Désactivé"}}],"computed":true,"list":true},
    {"name":"enabled","kind":"boolean","label":{"en":"Enabled","fr":"Actif"},"column":"enabled","readOnly":true,"default":true,"filter":true},
    {"name":"invited","kind":"boolean","label":{"en":"Invited","fr":"Invité"},"comment":{"en":"Has no password yet.","fr":"N’a pas encore de mot de passe."},"column":"invited","readOnly":true,"default":false,"filter":true},
    {"name":"lastSignIn","kind":"dateTime","label":{"en":"Last sign-in","fr":"Dernière connexion"},"column":"last_sign_in","readOnly":true,"timezoneFrom":"contract.timezone","list":true},
    {"name":"factorResetAt","kind":"dateTime","label":{"en":"Reset on","fr":"Réinitialisé le"},"column":"factor_reset_at","readOnly":true,"timezoneFrom":"contract.timezone","section":{"en":"Second factor","fr":"Second facteur"}},
    {"name":"factorResetBy","kind":"email","label":{"en":"Reset by","fr":"Réinitialisé par"},"column":"factor_reset_by","readOnly":true,"maxLength":255,"section":{"en":"Second factor","fr":"Second facteur"},"personal":true},
    {"name":"factorResetMailedAt","kind":"dateTime","label":{"en":"Mail sent on","fr":"Mail envoyé le"},"comment":{"en":"When the user was told of it by mail.","fr":"Quand l’utilisateur en a été informé par mail."},"column":"factor_reset_mailed_at","readOnly":true,"timezoneFrom":"contract.timezone","section":{"en":"Second factor","fr":"Second facteur"}},
    {"name":"accessMail","kind":"enum","label":{"en":"Last mail","fr":"Dernier mail"},"column":"access_mail","values":[{"value":"invitation","label":{"en":"Invitation","fr":"Invitation"}},{"value":"reset","label":{"en":"Password reset","fr":"Réinitialisation du mot de passe"}}],"readOnly":true,"section":{"en":"Access mail","fr":"Mail d’accès"}},
    {"name":"accessMailAt","kind":"dateTime","label":{"en":"Asked for on","fr":"Demandé le"},"column":"access_mail_at","readOnly":true,"timezoneFrom":"contract.timezone","section":{"en":"Access mail","fr":"Mail d’accès"}},
    {"name":"accessMailBy","kind":"email","label":{"en":"Asked for by","fr":"Demandé par"},"comment":{"en":"Nobody where the user asked for it on the sign-in page.","fr":"Personne si l’utilisateur l’a demandé sur la page de connexion."},"column":"access_mail_by","readOnly":true,"maxLength":255,"section":{"en":"Access mail","fr":"Mail d’accès"},"personal":true},
    {"name":"accessMailedAt","kind":"dateTime","label":{"en":"Mail sent on","fr":"Mail envoyé le"},"column":"access_mailed_at","readOnly":true,"timezoneFrom":"contract.timezone","section":{"en":"Access mail","fr":"Mail d’accès"}},
    {"name":"personalizedAccess","kind":"boolean","label":{"en":"Personalised access","fr":"Accès personnalisé"},"computed":true},
    {"name":"roleBefore","kind":"relation","label":{"en":"Role before","fr":"Rôle précédent"},"column":"role_before_id","target":"Role","onDelete":"clear","readOnly":true,"help":{"en":"Held again when the personalised access is revoked.","fr":"Repris au retrait de l’accès personnalisé."}}
  ],
  "operations": ["list","read","create","update"],
  "actions": [
    {"name":"invite","method":"POST","path":"/users/{id}/invite","label":{"en":"Send the invitation","fr":"Envoyer l’invitation"},"returns":"AccountsUser"},
    {"name":"disable","method":"POST","path":"/users/{id}/disable","label":{"en":"Disable access","fr":"Désactiver l’accès"},"returns":"AccountsUser","confirm":{"en":"The user is signed out and cannot sign in until access is enabled again.","fr":"L’utilisateur est déconnecté et ne peut plus se connecter tant que l’accès n’est pas réactivé."}},
    {"name":"enable","method":"POST","path":"/users/{id}/enable","label":{"en":"Enable access","fr":"Réactiver l’accès"},"returns":"AccountsUser"},
    {"name":"reset","method":"POST","path":"/users/{id}/reset","label":{"en":"Send a password reset","fr":"Envoyer une réinitialisation"},"returns":"AccountsUser"},
    {"name":"resetFactor","method":"POST","path":"/users/{id}/resetFactor","label":{"en":"Reset the second factor","fr":"Réinitialiser le second facteur"},"returns":"AccountsUser","confirm":{"en":"Authenticator, recovery codes and passkeys are removed, and the user is signed out everywhere.","fr":"L’application de codes, les codes de secours et les clés d’accès sont supprimés, et l’utilisateur est déconnecté partout."}},
    {"name":"rights","method":"GET","path":"/users/{id}/rights","label":{"en":"What this user may do","fr":"Ce que cet utilisateur peut faire"},"returns":"UserRights"},
    {"name":"policyUsers","method":"GET","path":"/policies/{code}/users","label":{"en":"Who has a policy","fr":"Qui a un droit"},"returns":"PolicyUsers"},
    {"name":"grantPersonalizedAccess","method":"POST","path":"/users/grantPersonalizedAccess","label":{"en":"Grant personalised access","fr":"Accorder un accès personnalisé"},"expects":"PersonalizedAccessGrant","returns":"AccountsUser"},
    {"name":"revokePersonalizedAccess","method":"POST","path":"/users/revokePersonalizedAccess","label":{"en":"Revoke personalised access","fr":"Retirer l’accès personnalisé"},"expects":"PersonalizedAccessRevocation","returns":"AccountsUser"}
  ],
  "rights": {"read":"rights.read","write":"rights.write","exportPersonal":"rights.read","actions":{"grantPersonalizedAccess":"rights.write","revokePersonalizedAccess":"rights.write","invite":"rights.write","disable":"rights.write","enable":"rights.write","reset":"rights.write","resetFactor":"rights.write","rights":"rights.read","policyUsers":"rights.read"},"paths":{"selling_device":"none","organizational_unit":"none"}}
} as const satisfies EntityDescriptor;
