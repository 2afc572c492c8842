// Made by codegen from schema/customers/ImportedFile.jsonld. Never edit: change the source and run `npm run codegen`.
import type { ImportedFileMapping, ImportedFileMappingInput } from './ImportedFileMapping.ts';
import type { ImportedFileSheet } from './ImportedFileSheet.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** A file of customers. It comes in by upload alone. */
export interface ImportedFile {
  readonly '@id': string;
  readonly '@type': 'ImportedFile';
  readonly contract: string;
  readonly originalName: string;
  readonly fileName: string | null;
  readonly importStatus: "uploaded" | "analyzing" | "analyzed" | "pending" | "in_progress" | "success" | "with_errors" | "failed" | "deleting" | "deleted" | "cancelled";
  readonly importedAt: string | null;
  readonly size: number | null;
  readonly mimeType: string | null;
  readonly importToken: string | null;
  readonly sheets: readonly ImportedFileSheet[];
  readonly mapping: readonly ImportedFileMapping[];
  readonly matchBy: "email" | "emailAndName" | "phone" | "nameAndZipcode" | "nothing" | null;
  readonly whenKnown: "complete" | "update" | "skip" | null;
  readonly rowCount: number;
  readonly doneCount: number;
  readonly createdCount: number;
  readonly updatedCount: number;
  readonly unchangedCount: number;
  readonly failedCount: number;
  /** The row that the import has come to, by sheet; of a retry, that only refused rows are tried. */
  readonly cursor: unknown;
  readonly createdList: readonly string[];
  readonly refusalList: readonly string[];
  readonly canBeCancelled: boolean | null;
  readonly canBeRetried: boolean | null;
  readonly canBeDeleted: boolean | null;
  readonly canDownloadErrorReport: boolean | null;
  readonly canDownloadOriginalFile: boolean | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What is accepted for ImportedFile: relations as IRIs. */
export interface ImportedFileInput {
  readonly contract?: string;
  readonly mapping?: readonly ImportedFileMappingInput[];
  readonly matchBy?: "email" | "emailAndName" | "phone" | "nameAndZipcode" | "nothing" | null;
  readonly whenKnown?: "complete" | "update" | "skip" | null;
  readonly createdList?: readonly string[];
  readonly refusalList?: readonly string[];
}

/** ImportedFile as the server handles it: relations as ids. */
export interface ImportedFileValues {
  readonly contract: number;
  readonly originalName: string;
  readonly fileName: string | null;
  readonly importStatus: "uploaded" | "analyzing" | "analyzed" | "pending" | "in_progress" | "success" | "with_errors" | "failed" | "deleting" | "deleted" | "cancelled";
  readonly importedAt: string | null;
  readonly size: number | null;
  readonly mimeType: string | null;
  readonly importToken: string | null;
  readonly sheets: readonly ImportedFileSheet[] | null;
  readonly mapping: readonly ImportedFileMapping[] | null;
  readonly matchBy: "email" | "emailAndName" | "phone" | "nameAndZipcode" | "nothing" | null;
  readonly whenKnown: "complete" | "update" | "skip" | null;
  readonly rowCount: number;
  readonly doneCount: number;
  readonly createdCount: number;
  readonly updatedCount: number;
  readonly unchangedCount: number;
  readonly failedCount: number;
  readonly cursor: unknown;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const importedFileDescriptor = {
  "name": "ImportedFile",
  "area": "customers",
  "api": "crm",
  "collection": "/v1/imported_files",
  "path": "/settings/crm/imports",
  "scope": "contract",
  "table": "imported_file",
  "title": "originalName",
  "label": {"en":"Customer import","fr":"Import de clients"},
  "plural": {"en":"Customer imports","fr":"Imports de clients"},
  "comment": {"en":"A file of customers. It comes in by upload alone.","fr":"Un fichier de clients. Il n’entre que par téléversement."},
  "group": "customers",
  "icon": "UploadFile",
  "order": {"createdAt":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"originalName","kind":"string","label":{"en":"File","fr":"Fichier"},"column":"original_name","required":true,"readOnly":true,"maxLength":300,"list":true,"filter":true},
    {"name":"fileName","kind":"string","label":{"en":"Stored as","fr":"Enregistré sous"},"column":"file_name","readOnly":true,"maxLength":300},
    {"name":"importStatus","kind":"enum","label":{"en":"Status","fr":"Statut"},"column":"import_status","values":[{"value":"uploaded","label":{"en":"Received","fr":"Reçu"}},{"value":"analyzing","label":{"en":"Being analysed","fr":"En cours d’analyse"}},{"value":"analyzed","label":{"en":"Analysed","fr":"Analysé"}},{"value":"pending","label":{"en":"Waiting","fr":"En attente"}},{"value":"in_progress","label":{"en":"In progress","fr":"En cours"}},{"value":"success","label":{"en":"Imported","fr":"Importé"}},{"value":"with_errors","label":{"en":"Imported with errors","fr":"Importé avec des erreurs"}},{"value":"failed","label":{"en":"Failed","fr":"Échoué"}},{"value":"deleting","label":{"en":"Being deleted","fr":"En cours de suppression"}},{"value":"deleted","label":{"en":"Deleted","fr":"Supprimé"}},{"value":"cancelled","label":{"en":"Cancelled","fr":"Annulé"}}],"tones":{"success":["success"],"warning":["with_errors"],"danger":["failed"]},"readOnly":true,"default":"uploaded","list":true,"filter":true},
    {"name":"importedAt","kind":"dateTime","label":{"en":"Imported","fr":"Importé le"},"column":"imported_at","readOnly":true,"timezoneFrom":"contract.timezone","list":true,"filter":true},
    {"name":"size","kind":"integer","label":{"en":"Size (bytes)","fr":"Taille (octets)"},"column":"size","readOnly":true,"min":0},
    {"name":"mimeType","kind":"string","label":{"en":"Format","fr":"Format"},"column":"mime_type","readOnly":true,"maxLength":200},
    {"name":"importToken","kind":"string","label":{"en":"Import token","fr":"Jeton d’import"},"column":"import_token","unique":true,"readOnly":true,"maxLength":100},
    {"name":"sheets","kind":"json","label":{"en":"Sheets","fr":"Feuilles"},"column":"sheets","many":true,"shape":"ImportedFileSheet","readOnly":true,"section":{"en":"Content","fr":"Contenu"}},
    {"name":"mapping","kind":"json","label":{"en":"Mapping","fr":"Correspondance"},"column":"mapping","many":true,"shape":"ImportedFileMapping","section":{"en":"Content","fr":"Contenu"}},
    {"name":"matchBy","kind":"enum","label":{"en":"Known customers are found by","fr":"Les clients connus se retrouvent par"},"column":"match_by","values":[{"value":"email","label":{"en":"E-mail","fr":"Adresse e-mail"}},{"value":"emailAndName","label":{"en":"E-mail and name","fr":"Adresse e-mail et nom"}},{"value":"phone","label":{"en":"Telephone","fr":"Téléphone"}},{"value":"nameAndZipcode","label":{"en":"Name and postcode","fr":"Nom et code postal"}},{"value":"nothing","label":{"en":"Nothing: every row is a new customer","fr":"Rien : chaque ligne est un nouveau client"}}],"default":"email","section":{"en":"Content","fr":"Contenu"}},
    {"name":"whenKnown","kind":"enum","label":{"en":"Customers who are known","fr":"Les clients déjà connus"},"column":"when_known","values":[{"value":"complete","label":{"en":"Fill in what is missing","fr":"Compléter ce qui manque"}},{"value":"update","label":{"en":"Take the file’s values","fr":"Prendre ce que dit le fichier"}},{"value":"skip","label":{"en":"Leave them as they are","fr":"Les laisser tels quels"}}],"default":"complete","section":{"en":"Content","fr":"Contenu"}},
    {"name":"rowCount","kind":"integer","label":{"en":"Rows","fr":"Lignes"},"column":"row_count","readOnly":true,"default":0,"list":true,"section":{"en":"Result","fr":"Résultat"}},
    {"name":"doneCount","kind":"integer","label":{"en":"Rows done","fr":"Lignes traitées"},"column":"done_count","readOnly":true,"default":0,"section":{"en":"Result","fr":"Résultat"}},
    {"name":"createdCount","kind":"integer","label":{"en":"New customers","fr":"Nouveaux clients"},"column":"created_count","readOnly":true,"default":0,"list":true,"section":{"en":"Result","fr":"Résultat"}},
    {"name":"updatedCount","kind":"integer","label":{"en":"Changed customers","fr":"Clients modifiés"},"column":"updated_count","readOnly":true,"default":0,"section":{"en":"Result","fr":"Résultat"}},
    {"name":"unchangedCount","kind":"integer","label":{"en":"As they were","fr":"Inchangés"},"column":"unchanged_count","readOnly":true,"default":0,"section":{"en":"Result","fr":"Résultat"}},
    {"name":"failedCount","kind":"integer","label":{"en":"Refused rows","fr":"Lignes refusées"},"column":"failed_count","readOnly":true,"default":0,"list":true,"section":{"en":"Result","fr":"Résultat"}},
    {"name":"cursor","kind":"json","label":{"en":"Come to","fr":"Avancement"},"comment":{"en":"The row that the import has come to, by sheet; of a retry, that only refused rows are tried.","fr":"La ligne où l’import est arrivé, par feuille ; d’une relance, que seules les lignes refusées sont reprises."},"column":"cursor","readOnly":true,"section":{"en":"Result","fr":"Résultat"}},
    {"name":"createdList","kind":"relation","label":{"en":"New customers","fr":"Nouveaux clients"},"many":true,"target":"CrmCustomer","inverse":"importedFile"},
    {"name":"refusalList","kind":"relation","label":{"en":"Refused rows","fr":"Lignes refusées"},"many":true,"target":"ImportedFileRefusal","inverse":"importedFile"},
    {"name":"canBeCancelled","kind":"boolean","label":{"en":"Can be cancelled","fr":"Peut être annulé"},"computed":true,"section":{"en":"Allowed now","fr":"Permis maintenant"}},
    {"name":"canBeRetried","kind":"boolean","label":{"en":"Can be retried","fr":"Peut être relancé"},"computed":true,"section":{"en":"Allowed now","fr":"Permis maintenant"}},
    {"name":"canBeDeleted","kind":"boolean","label":{"en":"Can be deleted","fr":"Peut être supprimé"},"computed":true,"section":{"en":"Allowed now","fr":"Permis maintenant"}},
    {"name":"canDownloadErrorReport","kind":"boolean","label":{"en":"Has an error report","fr":"Rapport d’erreurs disponible"},"computed":true,"section":{"en":"Allowed now","fr":"Permis maintenant"}},
    {"name":"canDownloadOriginalFile","kind":"boolean","label":{"en":"Original can be downloaded","fr":"Original téléchargeable"},"computed":true,"section":{"en":"Allowed now","fr":"Permis maintenant"}},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","role":"createdAt"},
    {"name":"updatedAt","kind":"dateTime","label":{"en":"Changed","fr":"Modifié le"},"column":"updated_at","role":"updatedAt"}
  ],
  "operations": ["list","read","update"],
  "actions": [
    {"name":"upload","method":"POST","path":"/v1/imported_files","label":{"en":"Upload","fr":"Téléverser"},"expects":"ImportedFileUpload","takesFile":true,"returns":"ImportedFile","status":201,"ownScreen":true},
    {"name":"preview","method":"POST","path":"/v1/imported_files/{id}/preview","label":{"en":"Check","fr":"Contrôler"},"returns":"json","ownScreen":true},
    {"name":"start","method":"POST","path":"/v1/imported_files/{id}/start","label":{"en":"Import","fr":"Importer"},"returns":"ImportedFile","ownScreen":true},
    {"name":"cancel","method":"POST","path":"/v1/imported_files/{id}/cancel","label":{"en":"Cancel","fr":"Annuler"},"returns":"ImportedFile","confirm":{"en":"What is imported so far stays; the rest is not imported.","fr":"Ce qui est déjà importé reste ; le reste n’est pas importé."},"ownScreen":true},
    {"name":"retry","method":"POST","path":"/v1/imported_files/{id}/retry","label":{"en":"Retry","fr":"Relancer"},"returns":"ImportedFile","ownScreen":true},
    {"name":"remove","method":"POST","path":"/v1/imported_files/{id}/delete","label":{"en":"Delete","fr":"Supprimer"},"query":"ImportedFileRemoval","returns":"ImportedFile","confirm":{"en":"The file is deleted.","fr":"Le fichier est supprimé."},"ownScreen":true},
    {"name":"downloadOriginalFile","method":"GET","path":"/v1/imported_files/{id}/download-original-file","label":{"en":"Download the original","fr":"Télécharger l’original"},"returns":"document","ownScreen":true},
    {"name":"downloadErrorReport","method":"GET","path":"/v1/imported_files/{id}/download-error-report","label":{"en":"Download the error report","fr":"Télécharger le rapport d’erreurs"},"returns":"document","ownScreen":true}
  ],
  "rights": {"read":"customers.import","write":"customers.import"}
} as const satisfies EntityDescriptor;
