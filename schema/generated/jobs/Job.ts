// Made by codegen from schema/jobs/Job.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Long work that runs behind the screens, with its progress and its result. */
export interface Job {
  readonly '@id': string;
  readonly '@type': 'Job';
  readonly contract: string;
  readonly name: string;
  readonly type: "ticketing_stats" | "mass_action" | null;
  readonly action: "create" | "update" | "delete" | "clone" | "scan" | "pay" | "add_to_selling_device" | "create_for_selling_device" | "remove_from_selling_device" | null;
  readonly target: "EventDate" | "Ticketing" | "TicketPrice" | "Ticket" | "Order" | "Cart" | null;
  /** Two sets of statuses are in use: PENDING, STARTED, SUCCESS, FAIL, COMPLETE for ticketing jobs; IN_PROGRESS, SUCCEEDED, FAILED at the desk. */
  readonly status: "PENDING" | "STARTED" | "SUCCESS" | "FAIL" | "COMPLETE" | "IN_PROGRESS" | "SUCCEEDED" | "FAILED";
  readonly progress: number;
  /** Id of the account of the person who started it. */
  readonly userId: number | null;
  readonly parameters: unknown;
  readonly userData: unknown;
  readonly result: unknown;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What is accepted for Job: relations as IRIs. */
export interface JobInput {
  readonly contract?: string;
}

/** Job as the server handles it: relations as ids. */
export interface JobValues {
  readonly contract: number;
  readonly name: string;
  readonly type: "ticketing_stats" | "mass_action" | null;
  readonly action: "create" | "update" | "delete" | "clone" | "scan" | "pay" | "add_to_selling_device" | "create_for_selling_device" | "remove_from_selling_device" | null;
  readonly target: "EventDate" | "Ticketing" | "TicketPrice" | "Ticket" | "Order" | "Cart" | null;
  readonly status: "PENDING" | "STARTED" | "SUCCESS" | "FAIL" | "COMPLETE" | "IN_PROGRESS" | "SUCCEEDED" | "FAILED";
  readonly progress: number;
  readonly userId: number | null;
  readonly parameters: unknown;
  readonly userData: unknown;
  readonly result: unknown;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const jobDescriptor = {
  "name": "Job",
  "area": "jobs",
  "api": "ticketing",
  "collection": "/jobs",
  "path": "/mass-action/history",
  "scope": "contract",
  "table": "job",
  "title": "name",
  "label": {"en":"Job","fr":"Tâche"},
  "plural": {"en":"Jobs","fr":"Tâches"},
  "comment": {"en":"Long work that runs behind the screens, with its progress and its result.","fr":"Un travail long, mené en arrière-plan, avec son avancement et son résultat."},
  "group": "jobs",
  "icon": "Task",
  "order": {"createdAt":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","known":[{"value":"mass-action","label":{"en":"Mass action","fr":"Action de masse"}},{"value":"mail-synchronization","label":{"en":"Sending to a mailing list","fr":"Envoi à une liste"}},{"value":"customer-change","label":{"en":"Change of many customers","fr":"Modification de clients en nombre"}},{"value":"selection","label":{"en":"Change of many records","fr":"Modification en nombre"}},{"value":"import","label":{"en":"Import","fr":"Import"}}],"required":true,"readOnly":true,"maxLength":200,"list":true,"filter":true},
    {"name":"type","kind":"enum","label":{"en":"Type","fr":"Type"},"column":"type","values":[{"value":"ticketing_stats","label":{"en":"Show statistics","fr":"Statistiques de spectacle"}},{"value":"mass_action","label":{"en":"Mass action","fr":"Action de masse"}}],"readOnly":true,"filter":true},
    {"name":"action","kind":"enum","label":{"en":"Action","fr":"Action"},"column":"action","values":[{"value":"create","label":{"en":"Create","fr":"Créer"}},{"value":"update","label":{"en":"Change","fr":"Modifier"}},{"value":"delete","label":{"en":"Delete","fr":"Supprimer"}},{"value":"clone","label":{"en":"Clone","fr":"Dupliquer"}},{"value":"scan","label":{"en":"Scan","fr":"Contrôler"}},{"value":"pay","label":{"en":"Pay","fr":"Encaisser"}},{"value":"add_to_selling_device","label":{"en":"Add to a selling device","fr":"Ajouter à un canal de vente"}},{"value":"create_for_selling_device","label":{"en":"Create for a selling device","fr":"Créer pour un canal de vente"}},{"value":"remove_from_selling_device","label":{"en":"Remove from a selling device","fr":"Retirer d’un canal de vente"}}],"readOnly":true,"filter":true},
    {"name":"target","kind":"enum","label":{"en":"Acts on","fr":"Porte sur"},"column":"target","values":[{"value":"EventDate","label":{"en":"Performance","fr":"Représentation"}},{"value":"Ticketing","label":{"en":"Show","fr":"Spectacle"}},{"value":"TicketPrice","label":{"en":"Price","fr":"Tarif"}},{"value":"Ticket","label":{"en":"Ticket","fr":"Billet"}},{"value":"Order","label":{"en":"Order","fr":"Commande"}},{"value":"Cart","label":{"en":"Cart","fr":"Panier"}}],"readOnly":true,"filter":true},
    {"name":"status","kind":"enum","label":{"en":"Status","fr":"Statut"},"comment":{"en":"Two sets of statuses are in use: PENDING, STARTED, SUCCESS, FAIL, COMPLETE for ticketing jobs; IN_PROGRESS, SUCCEEDED, FAILED at the desk.","fr":"Deux jeux de statuts sont employés : PENDING, STARTED, SUCCESS, FAIL, COMPLETE pour la billetterie ; IN_PROGRESS, SUCCEEDED, FAILED au guichet."},"column":"status","values":[{"value":"PENDING","label":{"en":"Waiting","fr":"En attente"}},{"value":"STARTED","label":{"en":"Started","fr":"Démarrée"}},{"value":"SUCCESS","label":{"en":"Succeeded","fr":"Réussie"}},{"value":"FAIL","label":{"en":"Failed","fr":"Échouée"}},{"value":"COMPLETE","label":{"en":"Complete","fr":"Terminée"}},{"value":"IN_PROGRESS","label":{"en":"In progress","fr":"En cours"}},{"value":"SUCCEEDED","label":{"en":"Succeeded (desk)","fr":"Réussie (guichet)"}},{"value":"FAILED","label":{"en":"Failed (desk)","fr":"Échouée (guichet)"}}],"tones":{"success":["SUCCESS","COMPLETE","SUCCEEDED"],"danger":["FAIL","FAILED"]},"readOnly":true,"default":"PENDING","list":true,"filter":true},
    {"name":"progress","kind":"integer","label":{"en":"Progress (%)","fr":"Avancement (%)"},"column":"progress","readOnly":true,"default":0,"min":0,"max":100,"list":true},
    {"name":"userId","kind":"integer","label":{"en":"Started by","fr":"Lancée par"},"comment":{"en":"Id of the account of the person who started it.","fr":"Identifiant du compte de la personne qui l’a lancée."},"column":"user_id","readOnly":true,"filter":true},
    {"name":"parameters","kind":"json","label":{"en":"Parameters","fr":"Paramètres"},"column":"parameters","readOnly":true,"section":{"en":"Details","fr":"Détail"},"personal":true},
    {"name":"userData","kind":"json","label":{"en":"User data","fr":"Données de l’utilisateur"},"column":"user_data","readOnly":true,"section":{"en":"Details","fr":"Détail"},"personal":true},
    {"name":"result","kind":"json","label":{"en":"Result","fr":"Résultat"},"column":"result","readOnly":true,"section":{"en":"Details","fr":"Détail"},"personal":true},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","timezoneFrom":"contract.timezone","role":"createdAt","list":true},
    {"name":"updatedAt","kind":"dateTime","label":{"en":"Changed","fr":"Modifiée le"},"column":"updated_at","timezoneFrom":"contract.timezone","role":"updatedAt","list":true}
  ],
  "operations": ["list","read"],
  "actions": [
    {"name":"cancel","method":"POST","path":"/jobs/{id}/cancel","label":{"en":"Cancel","fr":"Annuler"},"returns":"Job","confirm":{"en":"What is done so far stays; the rest is not done.","fr":"Ce qui est déjà fait reste ; le reste n’est pas fait."},"when":{"status":["PENDING","STARTED"]}}
  ],
  "rights": {"read":"signedIn","write":"signedIn","exportPersonal":"jobs.manage","actions":{"cancel":"signedIn"}},
  "indexes": [["createdAt"],["status"]]
} as const satisfies EntityDescriptor;
