// Made by codegen from schema/imports/ProviderTicketImportedFile.jsonld. Never edit: change the source and run `npm run codegen`.
import type { ImportContext, ImportContextInput } from './ImportContext.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** A file of tickets sold elsewhere. It comes in by upload alone. */
export interface ProviderTicketImportedFile {
  readonly '@id': string;
  readonly '@type': 'ProviderTicketImportedFile';
  readonly contract: string;
  readonly originalName: string;
  readonly eventDate: string | null;
  readonly importStatus: "uploaded" | "analyzing" | "analyzed" | "pending" | "in_progress" | "success" | "with_errors" | "failed" | "deleting" | "deleted" | "cancelled";
  readonly importedAt: string | null;
  readonly totalTicketsImported: number;
  readonly rowCount: number;
  readonly doneCount: number;
  readonly failedCount: number;
  readonly ignoredCount: number;
  /** The row that the import has come to; of a retry, that only refused rows are tried. */
  readonly cursor: unknown;
  readonly refusalList: readonly string[];
  readonly importedTicketList: readonly string[];
  readonly externalProvider: string | null;
  readonly allowedProviders: readonly string[];
  readonly scanTrack: string | null;
  readonly strategy: "split" | "group" | "none" | null;
  readonly strategyMode: "full" | "control_only" | null;
  readonly type: string | null;
  readonly fileName: string | null;
  readonly size: number | null;
  readonly mimeType: string | null;
  readonly importToken: string | null;
  /** columns, values, distinctValues, sheetName, sheetIndex. */
  readonly sheet: unknown;
  /** columns, statuses, generateBarcode. */
  readonly mapping: unknown;
  readonly context: ImportContext | null;
  readonly canBeCancelled: boolean | null;
  readonly canBeRetried: boolean | null;
  readonly canBeDeleted: boolean | null;
  readonly canDownloadErrorReport: boolean | null;
  readonly canDownloadOriginalFile: boolean | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What is accepted for ProviderTicketImportedFile: relations as IRIs. */
export interface ProviderTicketImportedFileInput {
  readonly contract?: string;
  readonly refusalList?: readonly string[];
  readonly importedTicketList?: readonly string[];
  readonly externalProvider?: string | null;
  readonly scanTrack?: string | null;
  readonly strategy?: "split" | "group" | "none" | null;
  readonly strategyMode?: "full" | "control_only" | null;
  /** columns, statuses, generateBarcode. */
  readonly mapping?: unknown;
  readonly context?: ImportContextInput | null;
}

/** ProviderTicketImportedFile as the server handles it: relations as ids. */
export interface ProviderTicketImportedFileValues {
  readonly contract: number;
  readonly originalName: string;
  readonly eventDate: number | null;
  readonly importStatus: "uploaded" | "analyzing" | "analyzed" | "pending" | "in_progress" | "success" | "with_errors" | "failed" | "deleting" | "deleted" | "cancelled";
  readonly importedAt: string | null;
  readonly totalTicketsImported: number;
  readonly rowCount: number;
  readonly doneCount: number;
  readonly failedCount: number;
  readonly ignoredCount: number;
  readonly cursor: unknown;
  readonly externalProvider: string | null;
  readonly allowedProviders: readonly string[] | null;
  readonly scanTrack: number | null;
  readonly strategy: "split" | "group" | "none" | null;
  readonly strategyMode: "full" | "control_only" | null;
  readonly type: string | null;
  readonly fileName: string | null;
  readonly size: number | null;
  readonly mimeType: string | null;
  readonly importToken: string | null;
  readonly sheet: unknown;
  readonly mapping: unknown;
  readonly context: ImportContext | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const providerTicketImportedFileDescriptor = {
  "name": "ProviderTicketImportedFile",
  "area": "imports",
  "api": "ticketing",
  "collection": "/provider_ticket_imported_files",
  "path": "/settings/ticket-import/logs/imports",
  "scope": "contract",
  "table": "provider_ticket_imported_file",
  "title": "originalName",
  "label": {"en":"Ticket import","fr":"Import de billets"},
  "plural": {"en":"Ticket imports","fr":"Imports de billets"},
  "comment": {"en":"A file of tickets sold elsewhere. It comes in by upload alone.","fr":"Un fichier de billets vendus ailleurs. Il n’entre que par téléversement."},
  "group": "imports",
  "icon": "UploadFile",
  "order": {"createdAt":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"originalName","kind":"string","label":{"en":"File","fr":"Fichier"},"column":"original_name","required":true,"readOnly":true,"maxLength":300,"list":true,"filter":true},
    {"name":"eventDate","kind":"relation","label":{"en":"Performance","fr":"Représentation"},"column":"event_date_id","target":"EventDate","onDelete":"clear","readOnly":true,"list":true,"filter":true},
    {"name":"importStatus","kind":"enum","label":{"en":"Status","fr":"Statut"},"column":"import_status","values":[{"value":"uploaded","label":{"en":"Received","fr":"Reçu"}},{"value":"analyzing","label":{"en":"Being analysed","fr":"En cours d’analyse"}},{"value":"analyzed","label":{"en":"Analysed","fr":"Analysé"}},{"value":"pending","label":{"en":"Waiting","fr":"En attente"}},{"value":"in_progress","label":{"en":"In progress","fr":"En cours"}},{"value":"success","label":{"en":"Imported","fr":"Importé"}},{"value":"with_errors","label":{"en":"Imported with errors","fr":"Importé avec des erreurs"}},{"value":"failed","label":{"en":"Failed","fr":"Échoué"}},{"value":"deleting","label":{"en":"Being deleted","fr":"En cours de suppression"}},{"value":"deleted","label":{"en":"Deleted","fr":"Supprimé"}},{"value":"cancelled","label":{"en":"Cancelled","fr":"Annulé"}}],"tones":{"success":["success"],"warning":["with_errors"],"danger":["failed"]},"readOnly":true,"default":"uploaded","list":true,"filter":true},
    {"name":"importedAt","kind":"dateTime","label":{"en":"Imported","fr":"Importé le"},"column":"imported_at","readOnly":true,"timezoneFrom":"contract.timezone","list":true,"filter":true},
    {"name":"totalTicketsImported","kind":"integer","label":{"en":"Tickets imported","fr":"Billets importés"},"column":"total_tickets_imported","readOnly":true,"default":0,"min":0},
    {"name":"rowCount","kind":"integer","label":{"en":"Rows","fr":"Lignes"},"column":"row_count","readOnly":true,"default":0,"section":{"en":"Result","fr":"Résultat"}},
    {"name":"doneCount","kind":"integer","label":{"en":"Rows done","fr":"Lignes traitées"},"column":"done_count","readOnly":true,"default":0,"section":{"en":"Result","fr":"Résultat"}},
    {"name":"failedCount","kind":"integer","label":{"en":"Refused rows","fr":"Lignes refusées"},"column":"failed_count","readOnly":true,"default":0,"section":{"en":"Result","fr":"Résultat"}},
    {"name":"ignoredCount","kind":"integer","label":{"en":"Rows left out","fr":"Lignes laissées de côté"},"column":"ignored_count","readOnly":true,"default":0,"section":{"en":"Result","fr":"Résultat"}},
    {"name":"cursor","kind":"json","label":{"en":"Come to","fr":"Avancement"},"comment":{"en":"The row that the import has come to; of a retry, that only refused rows are tried.","fr":"La ligne où l’import est arrivé ; d’une relance, que seules les lignes refusées sont reprises."},"column":"cursor","readOnly":true,"section":{"en":"Result","fr":"Résultat"}},
    {"name":"refusalList","kind":"relation","label":{"en":"Refused rows","fr":"Lignes refusées"},"many":true,"target":"ProviderTicketRefusal","inverse":"importedFile","section":{"en":"Result","fr":"Résultat"}},
    {"name":"importedTicketList","kind":"relation","label":{"en":"Imported tickets","fr":"Billets importés"},"many":true,"target":"ImportedTicket","inverse":"importedFile","section":{"en":"Result","fr":"Résultat"}},
    {"name":"externalProvider","kind":"string","label":{"en":"Provider","fr":"Prestataire"},"column":"external_provider","maxLength":100,"filter":true},
    {"name":"allowedProviders","kind":"string","label":{"en":"Providers allowed","fr":"Prestataires permis"},"column":"allowed_providers","many":true,"readOnly":true},
    {"name":"scanTrack","kind":"relation","label":{"en":"Scan track","fr":"Parcours de contrôle"},"column":"scan_track_id","target":"ScanTrack","onDelete":"clear"},
    {"name":"strategy","kind":"enum","label":{"en":"Grouping","fr":"Regroupement"},"column":"strategy","values":[{"value":"split","label":{"en":"One by one","fr":"Séparés"}},{"value":"group","label":{"en":"Grouped","fr":"Groupés"}},{"value":"none","label":{"en":"None","fr":"Aucun"}}],"default":"none","filter":true,"help":{"en":"A row with several places: one by one gives each a code of its own, grouped lets as many people in with one code, none refuses it.","fr":"Une ligne de plusieurs places : séparés donne un code à chacune, groupés fait entrer autant de personnes avec un seul code, aucun la refuse."}},
    {"name":"strategyMode","kind":"enum","label":{"en":"Mode","fr":"Mode"},"column":"strategy_mode","values":[{"value":"full","label":{"en":"Import tickets","fr":"Importer les billets"}},{"value":"control_only","label":{"en":"For scanning only","fr":"Pour le contrôle seulement"}}],"default":"full","filter":true},
    {"name":"type","kind":"string","label":{"en":"Type","fr":"Type"},"column":"type","readOnly":true,"maxLength":50,"section":{"en":"File","fr":"Fichier"}},
    {"name":"fileName","kind":"string","label":{"en":"Stored as","fr":"Enregistré sous"},"column":"file_name","readOnly":true,"maxLength":300,"section":{"en":"File","fr":"Fichier"}},
    {"name":"size","kind":"integer","label":{"en":"Size (bytes)","fr":"Taille (octets)"},"column":"size","readOnly":true,"min":0,"section":{"en":"File","fr":"Fichier"}},
    {"name":"mimeType","kind":"string","label":{"en":"Format","fr":"Format"},"column":"mime_type","readOnly":true,"maxLength":200,"section":{"en":"File","fr":"Fichier"}},
    {"name":"importToken","kind":"string","label":{"en":"Import token","fr":"Jeton d’import"},"column":"import_token","unique":true,"readOnly":true,"maxLength":100,"section":{"en":"File","fr":"Fichier"}},
    {"name":"sheet","kind":"json","label":{"en":"Sheet","fr":"Feuille"},"comment":{"en":"columns, values, distinctValues, sheetName, sheetIndex.","fr":"columns, values, distinctValues, sheetName, sheetIndex."},"column":"sheet","readOnly":true,"section":{"en":"Content","fr":"Contenu"},"personal":true},
    {"name":"mapping","kind":"json","label":{"en":"Mapping","fr":"Correspondance"},"comment":{"en":"columns, statuses, generateBarcode.","fr":"columns, statuses, generateBarcode."},"column":"mapping","section":{"en":"Content","fr":"Contenu"}},
    {"name":"context","kind":"json","label":{"en":"How it is read","fr":"Mode de lecture"},"column":"context","shape":"ImportContext","default":{"delimiter":"semicolon","hasHeader":true,"rowsToSkip":0},"section":{"en":"Content","fr":"Contenu"}},
    {"name":"canBeCancelled","kind":"boolean","label":{"en":"Can be cancelled","fr":"Peut être annulé"},"computed":true,"section":{"en":"Allowed now","fr":"Permis maintenant"}},
    {"name":"canBeRetried","kind":"boolean","label":{"en":"Can be retried","fr":"Peut être relancé"},"computed":true,"section":{"en":"Allowed now","fr":"Permis maintenant"}},
    {"name":"canBeDeleted","kind":"boolean","label":{"en":"Can be deleted","fr":"Peut être supprimé"},"computed":true,"section":{"en":"Allowed now","fr":"Permis maintenant"}},
    {"name":"canDownloadErrorReport","kind":"boolean","label":{"en":"Has an error report","fr":"Rapport d’erreurs disponible"},"computed":true,"section":{"en":"Allowed now","fr":"Permis maintenant"}},
    {"name":"canDownloadOriginalFile","kind":"boolean","label":{"en":"Original can be downloaded","fr":"Original téléchargeable"},"computed":true,"section":{"en":"Allowed now","fr":"Permis maintenant"}},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Uploaded","fr":"Téléversé le"},"column":"created_at","timezoneFrom":"contract.timezone","role":"createdAt"},
    {"name":"updatedAt","kind":"dateTime","label":{"en":"Changed","fr":"Modifié le"},"column":"updated_at","role":"updatedAt"}
  ],
  "operations": ["list","read","update"],
  "actions": [
    {"name":"upload","method":"POST","path":"/provider_ticket_imported_files","label":{"en":"Upload","fr":"Téléverser"},"expects":"ProviderTicketUpload","takesFile":true,"returns":"ProviderTicketImportedFile","status":201,"ownScreen":true},
    {"name":"analyze","method":"PUT","path":"/provider_ticket_imported_files/{id}/analyze","label":{"en":"Read again","fr":"Relire"},"expects":"ProviderTicketReading","returns":"ProviderTicketImportedFile","ownScreen":true},
    {"name":"check","method":"POST","path":"/provider_ticket_imported_files/{id}/check","label":{"en":"Check","fr":"Contrôler"},"returns":"json","ownScreen":true},
    {"name":"handle","method":"PUT","path":"/provider_ticket_imported_files/{id}/handle","label":{"en":"Import","fr":"Importer"},"expects":"ProviderTicketImport","returns":"ProviderTicketImportedFile","ownScreen":true},
    {"name":"cancel","method":"POST","path":"/provider_ticket_imported_files/{id}/cancel","label":{"en":"Cancel","fr":"Annuler"},"returns":"ProviderTicketImportedFile","confirm":{"en":"What is imported so far stays; the rest is not imported.","fr":"Ce qui est déjà importé reste ; le reste n’est pas importé."},"ownScreen":true},
    {"name":"retry","method":"PUT","path":"/provider_ticket_imported_files/{id}/retry","label":{"en":"Retry","fr":"Relancer"},"returns":"ProviderTicketImportedFile","ownScreen":true},
    {"name":"remove","method":"DELETE","path":"/provider_ticket_imported_files/{id}","label":{"en":"Delete","fr":"Supprimer"},"returns":"ProviderTicketImportedFile","confirm":{"en":"The file is deleted, and its tickets with it: their places are free again, and nobody gets in with them.","fr":"Le fichier est supprimé, et ses billets avec lui : leurs places redeviennent libres, et plus personne n’entre avec eux."},"ownScreen":true},
    {"name":"downloadErrorReport","method":"GET","path":"/provider_ticket_imported_files/{id}/download/error-report","label":{"en":"Download the error report","fr":"Télécharger le rapport d’erreurs"},"returns":"document","ownScreen":true},
    {"name":"downloadOriginalFile","method":"GET","path":"/provider_ticket_imported_files/{id}/download/original-file","label":{"en":"Download the original","fr":"Télécharger l’original"},"returns":"document","ownScreen":true},
    {"name":"importAutomatically","method":"POST","path":"/provider_auto_imported_tickets/process/handle","label":{"en":"Import from the provider","fr":"Importer depuis le prestataire"},"expects":"AutomaticTicketImport","returns":"Job","status":202,"ownScreen":true}
  ],
  "rights": {"read":"imports.run","write":"imports.run"}
} as const satisfies EntityDescriptor;
