// Made by codegen from schema/jobs/ScheduledTask.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** What the product does by the clock, for all organisers at once. */
export interface ScheduledTask {
  readonly '@id': string;
  readonly '@type': 'ScheduledTask';
  readonly name: string;
  readonly state: "waiting" | "running" | "succeeded" | "failed" | null;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  readonly succeededAt: string | null;
  readonly dueAt: string;
  /** In a row, since the last success. */
  readonly failures: number;
  readonly cron: string;
  readonly timezone: string;
  /** Of the server that runs it. */
  readonly aliveAt: string | null;
}

/** What is accepted for ScheduledTask: relations as IRIs. */
export interface ScheduledTaskInput {
}

/** ScheduledTask as the server handles it: relations as ids. */
export interface ScheduledTaskValues {
  readonly name: string;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  readonly succeededAt: string | null;
  readonly dueAt: string;
  readonly failures: number;
  readonly cron: string;
  readonly timezone: string;
  readonly aliveAt: string | null;
}

export const scheduledTaskDescriptor = {
  "name": "ScheduledTask",
  "area": "jobs",
  "api": "ticketing",
  "collection": "/scheduled_tasks",
  "scope": "global",
  "table": "scheduled_task",
  "title": "name",
  "label": {"en":"Scheduled task","fr":"Tâche planifiée"},
  "plural": {"en":"Scheduled tasks","fr":"Tâches planifiées"},
  "comment": {"en":"What the product does by the clock, for all organisers at once.","fr":"Ce que le produit fait à heure fixe, pour tous les organisateurs à la fois."},
  "group": "jobs",
  "icon": "Schedule",
  "order": {"name":"asc"},
  "properties": [
    {"name":"name","kind":"string","label":{"en":"Task","fr":"Tâche"},"column":"name","known":[{"value":"expired carts","label":{"en":"Give back the places of expired carts","fr":"Libérer les places des paniers expirés"}},{"value":"counters","label":{"en":"Compare counters with the facts","fr":"Comparer les compteurs aux faits"}},{"value":"expired sign-ins","label":{"en":"Forget expired sign-ins","fr":"Oublier les connexions expirées"}},{"value":"expired password links","label":{"en":"Forget expired password links","fr":"Oublier les liens de mot de passe expirés"}},{"value":"notifications","label":{"en":"Hand out notifications","fr":"Distribuer les notifications"}},{"value":"performances that are over","label":{"en":"Book what was sold of performances that are over","fr":"Comptabiliser les ventes des représentations passées"}},{"value":"projections","label":{"en":"Update what depends on the time","fr":"Mettre à jour ce qui dépend de l’heure"}}],"required":true,"unique":true,"readOnly":true,"maxLength":100,"list":true},
    {"name":"state","kind":"enum","label":{"en":"Last run","fr":"Dernière exécution"},"values":[{"value":"waiting","label":{"en":"Not run yet","fr":"Pas encore exécutée"}},{"value":"running","label":{"en":"Running","fr":"En cours"}},{"value":"succeeded","label":{"en":"Succeeded","fr":"Réussie"}},{"value":"failed","label":{"en":"Failed","fr":"Échouée"}}],"computed":true,"list":true},
    {"name":"startedAt","kind":"dateTime","label":{"en":"Started","fr":"Commencée le"},"column":"started_at","readOnly":true,"list":true},
    {"name":"endedAt","kind":"dateTime","label":{"en":"Ended","fr":"Terminée le"},"column":"ended_at","readOnly":true,"list":true},
    {"name":"succeededAt","kind":"dateTime","label":{"en":"Last success","fr":"Dernière réussite"},"column":"succeeded_at","readOnly":true},
    {"name":"dueAt","kind":"dateTime","label":{"en":"Next run","fr":"Prochaine exécution"},"column":"due_at","required":true,"readOnly":true,"list":true},
    {"name":"failures","kind":"integer","label":{"en":"Failures","fr":"Échecs"},"comment":{"en":"In a row, since the last success.","fr":"De suite, depuis la dernière réussite."},"column":"failures","readOnly":true,"default":0,"section":{"en":"Details","fr":"Détail"}},
    {"name":"cron","kind":"string","label":{"en":"Times (cron)","fr":"Horaires (cron)"},"column":"cron","required":true,"readOnly":true,"maxLength":100,"section":{"en":"Details","fr":"Détail"}},
    {"name":"timezone","kind":"string","label":{"en":"Timezone","fr":"Fuseau horaire"},"column":"timezone","required":true,"readOnly":true,"maxLength":100,"section":{"en":"Details","fr":"Détail"}},
    {"name":"aliveAt","kind":"dateTime","label":{"en":"Last sign of life","fr":"Dernier signe de vie"},"comment":{"en":"Of the server that runs it.","fr":"Du serveur qui l’exécute."},"column":"alive_at","readOnly":true,"section":{"en":"Details","fr":"Détail"}}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":"jobs.manage","write":"jobs.manage"}
} as const satisfies EntityDescriptor;
