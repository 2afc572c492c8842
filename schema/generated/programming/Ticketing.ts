// Made by codegen from schema/programming/Ticketing.jsonld. Never edit: change the source and run `npm run codegen`.
import type { MinisiteParameters, MinisiteParametersInput } from '../minisites/MinisiteParameters.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Show, as answered. */
export interface Ticketing {
  readonly '@id': string;
  readonly '@type': 'Ticketing';
  readonly contract: string;
  readonly title: string;
  readonly slug: string | null;
  readonly activitySlug: string | null;
  readonly description: string | null;
  readonly type: "general_public" | "school" | "business" | "other" | null;
  readonly color: string | null;
  readonly season: string | null;
  readonly ticketingCategory: string | null;
  readonly organizationalUnit: string | null;
  readonly venue: string | null;
  readonly address: string | null;
  readonly place: string | null;
  readonly city: string | null;
  readonly citySlug: string | null;
  readonly countryCode: string | null;
  readonly timezone: string;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF";
  readonly hideFees: boolean | null;
  readonly permanent: boolean | null;
  readonly status: "closed" | "draft" | "opened" | "cancelled" | "saleScheduled" | "multiple" | null;
  readonly wallet: string | null;
  readonly isOnSale: boolean;
  readonly availabilityStatus: "noTicketPrice" | "onHold" | "onSale" | "other" | "pastOrClosed" | "soldOut" | "soldOutOnline" | "soldOutNotInStockContingent" | "cancelled";
  readonly futureEventDatesAvailabilityStatus: "noTicketPrice" | "onHold" | "onSale" | "other" | "pastOrClosed" | "soldOut" | "soldOutOnline" | "soldOutNotInStockContingent" | "cancelled";
  readonly schedule: unknown;
  readonly sellingDeviceSchedule: unknown;
  readonly image: string | null;
  readonly poster: string | null;
  readonly images: unknown;
  readonly media: unknown;
  readonly eventDateList: readonly string[];
  readonly eventDatePatternList: readonly string[];
  readonly tagList: readonly string[];
  readonly minisiteList: readonly string[];
  readonly ticketingSellingDeviceList: readonly string[];
  readonly customerRequiredFields: readonly string[];
  readonly totalEventDateCount: number;
  readonly futureEventDateCount: number;
  readonly firstFutureEventDate: string | null;
  readonly firstFutureEventDateStart: string | null;
  readonly unlimitedStock: boolean | null;
  readonly contingentBookableStock: number | null;
  readonly notInStockContingentBookableStock: number | null;
  readonly activityUuid: string | null;
  readonly position: number | null;
  readonly templateParameters: unknown;
  readonly minisiteParameters: MinisiteParameters | null;
}

/** What is accepted for Ticketing: relations as IRIs. */
export interface TicketingInput {
  readonly contract?: string;
  readonly title: string;
  readonly slug?: string | null;
  readonly activitySlug?: string | null;
  readonly description?: string | null;
  readonly type?: "general_public" | "school" | "business" | "other" | null;
  readonly color?: string | null;
  readonly season?: string | null;
  readonly ticketingCategory?: string | null;
  readonly organizationalUnit?: string | null;
  readonly venue?: string | null;
  readonly address?: string | null;
  readonly place?: string | null;
  readonly city?: string | null;
  readonly citySlug?: string | null;
  readonly countryCode?: string | null;
  readonly timezone?: string;
  readonly currency?: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF";
  readonly hideFees?: boolean | null;
  readonly permanent?: boolean | null;
  readonly wallet?: string | null;
  readonly schedule?: unknown;
  readonly sellingDeviceSchedule?: unknown;
  readonly image?: string | null;
  readonly poster?: string | null;
  readonly images?: unknown;
  readonly media?: unknown;
  readonly eventDateList?: readonly string[];
  readonly eventDatePatternList?: readonly string[];
  readonly tagList?: readonly string[];
  readonly minisiteList?: readonly string[];
  readonly ticketingSellingDeviceList?: readonly string[];
  readonly customerRequiredFields?: readonly string[];
  readonly unlimitedStock?: boolean | null;
  readonly activityUuid?: string | null;
  readonly position?: number | null;
  readonly templateParameters?: unknown;
  readonly minisiteParameters?: MinisiteParametersInput | null;
}

/** Ticketing as the server handles it: relations as ids. */
export interface TicketingValues {
  readonly contract: number;
  readonly title: string;
  readonly slug: string | null;
  readonly activitySlug: string | null;
  readonly description: string | null;
  readonly type: "general_public" | "school" | "business" | "other" | null;
  readonly color: string | null;
  readonly season: number | null;
  readonly ticketingCategory: number | null;
  readonly organizationalUnit: number | null;
  readonly venue: number | null;
  readonly address: string | null;
  readonly place: string | null;
  readonly city: string | null;
  readonly citySlug: string | null;
  readonly countryCode: string | null;
  readonly timezone: string;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF";
  readonly hideFees: boolean | null;
  readonly permanent: boolean | null;
  readonly wallet: number | null;
  readonly isOnSale: boolean;
  readonly availabilityStatus: "noTicketPrice" | "onHold" | "onSale" | "other" | "pastOrClosed" | "soldOut" | "soldOutOnline" | "soldOutNotInStockContingent" | "cancelled";
  readonly futureEventDatesAvailabilityStatus: "noTicketPrice" | "onHold" | "onSale" | "other" | "pastOrClosed" | "soldOut" | "soldOutOnline" | "soldOutNotInStockContingent" | "cancelled";
  readonly schedule: unknown;
  readonly sellingDeviceSchedule: unknown;
  readonly image: string | null;
  readonly poster: string | null;
  readonly images: unknown;
  readonly media: unknown;
  readonly tagList: readonly number[];
  readonly minisiteList: readonly number[];
  readonly customerRequiredFields: readonly string[] | null;
  readonly totalEventDateCount: number;
  readonly futureEventDateCount: number;
  readonly unlimitedStock: boolean | null;
  readonly activityUuid: string | null;
  readonly position: number | null;
  readonly templateParameters: unknown;
  readonly minisiteParameters: MinisiteParameters | null;
}

export const ticketingDescriptor = {
  "name": "Ticketing",
  "area": "programming",
  "api": "ticketing",
  "collection": "/ticketings",
  "scope": "contract",
  "table": "ticketing",
  "title": "title",
  "search": ["title","place","city"],
  "label": {"en":"Show","fr":"Spectacle"},
  "plural": {"en":"Shows","fr":"Spectacles"},
  "group": "programming",
  "icon": "TheaterComedy",
  "order": {"title":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"title","kind":"string","label":{"en":"Title","fr":"Titre"},"column":"title","required":true,"maxLength":300,"list":true,"filter":true},
    {"name":"slug","kind":"string","label":{"en":"Slug","fr":"Identifiant d’adresse"},"column":"slug","maxLength":200},
    {"name":"activitySlug","kind":"string","label":{"en":"Activity slug","fr":"Identifiant d’activité en adresse"},"column":"activity_slug","maxLength":200},
    {"name":"description","kind":"html","label":{"en":"Description","fr":"Description"},"column":"description"},
    {"name":"type","kind":"enum","label":{"en":"Audience","fr":"Public"},"column":"type","values":[{"value":"general_public","label":{"en":"General public","fr":"Tout public"}},{"value":"school","label":{"en":"School","fr":"Scolaire"}},{"value":"business","label":{"en":"Business","fr":"Entreprise"}},{"value":"other","label":{"en":"Other","fr":"Autre"}}],"default":"general_public","list":true,"filter":true},
    {"name":"color","kind":"color","label":{"en":"Colour","fr":"Couleur"},"column":"color","maxLength":255},
    {"name":"season","kind":"relation","label":{"en":"Season","fr":"Saison"},"column":"season_id","target":"Season","filter":true},
    {"name":"ticketingCategory","kind":"relation","label":{"en":"Category","fr":"Catégorie"},"column":"ticketing_category_id","target":"TicketingCategory","filter":true},
    {"name":"organizationalUnit","kind":"relation","label":{"en":"Organisational unit","fr":"Unité organisationnelle"},"column":"organizational_unit_id","target":"OrganizationalUnit"},
    {"name":"venue","kind":"relation","label":{"en":"Venue","fr":"Lieu"},"column":"venue_id","target":"Venue","list":true,"filter":true},
    {"name":"address","kind":"string","label":{"en":"Address","fr":"Adresse"},"column":"address","maxLength":500,"section":{"en":"Place","fr":"Lieu"}},
    {"name":"place","kind":"string","label":{"en":"Place","fr":"Endroit"},"column":"place","maxLength":200,"section":{"en":"Place","fr":"Lieu"}},
    {"name":"city","kind":"string","label":{"en":"City","fr":"Ville"},"column":"city","maxLength":200,"section":{"en":"Place","fr":"Lieu"}},
    {"name":"citySlug","kind":"string","label":{"en":"City slug","fr":"Ville en adresse"},"column":"city_slug","maxLength":200,"section":{"en":"Place","fr":"Lieu"}},
    {"name":"countryCode","kind":"string","label":{"en":"Country code","fr":"Code pays"},"column":"country_code","default":"FR","maxLength":255,"pattern":"^[A-Z]{2}$","section":{"en":"Place","fr":"Lieu"},"help":{"en":"Two capital letters, e.g. FR.","fr":"Deux majuscules, par exemple FR."}},
    {"name":"timezone","kind":"string","label":{"en":"Timezone","fr":"Fuseau horaire"},"column":"timezone","required":true,"default":"Europe/Paris","maxLength":64},
    {"name":"currency","kind":"enum","label":{"en":"Currency","fr":"Devise"},"column":"currency","values":[{"value":"EUR","label":{"en":"EUR","fr":"EUR"}},{"value":"CAD","label":{"en":"CAD","fr":"CAD"}},{"value":"CHF","label":{"en":"CHF","fr":"CHF"}},{"value":"GBP","label":{"en":"GBP","fr":"GBP"}},{"value":"MAD","label":{"en":"MAD","fr":"MAD"}},{"value":"USD","label":{"en":"USD","fr":"USD"}},{"value":"XPF","label":{"en":"XPF","fr":"XPF"}}],"required":true,"default":"EUR"},
    {"name":"hideFees","kind":"boolean","label":{"en":"Hide fees","fr":"Masquer les frais"},"column":"hide_fees","default":false,"section":{"en":"On sale","fr":"Mise en vente"}},
    {"name":"permanent","kind":"boolean","label":{"en":"Permanent","fr":"Permanent"},"column":"permanent","default":false,"section":{"en":"On sale","fr":"Mise en vente"}},
    {"name":"status","kind":"enum","label":{"en":"Status","fr":"Statut"},"values":[{"value":"closed","label":{"en":"Closed","fr":"Fermée"}},{"value":"draft","label":{"en":"Draft","fr":"Brouillon"}},{"value":"opened","label":{"en":"Open","fr":"Ouverte"}},{"value":"cancelled","label":{"en":"Cancelled","fr":"Annulée"}},{"value":"saleScheduled","label":{"en":"Sale scheduled","fr":"Vente programmée"}},{"value":"multiple","label":{"en":"Several","fr":"Plusieurs"}}],"tones":{"success":["opened"],"danger":["cancelled"]},"computed":true,"list":true,"section":{"en":"On sale","fr":"Mise en vente"},"help":{"en":"The status its performances share.","fr":"Le statut commun de ses représentations."}},
    {"name":"wallet","kind":"relation","label":{"en":"Wallet","fr":"Portefeuille"},"column":"wallet_id","target":"Wallet","onDelete":"clear","filter":true,"section":{"en":"On sale","fr":"Mise en vente"},"help":{"en":"Where the money of its online sales goes.","fr":"Où va l’argent de ses ventes en ligne."}},
    {"name":"isOnSale","kind":"boolean","label":{"en":"On sale","fr":"En vente"},"column":"is_on_sale","readOnly":true,"default":true,"filter":true,"section":{"en":"On sale","fr":"Mise en vente"}},
    {"name":"availabilityStatus","kind":"enum","label":{"en":"Availability","fr":"Disponibilité"},"column":"availability_status","values":[{"value":"noTicketPrice","label":{"en":"No price","fr":"Sans tarif"}},{"value":"onHold","label":{"en":"On hold","fr":"En attente"}},{"value":"onSale","label":{"en":"On sale","fr":"En vente"}},{"value":"other","label":{"en":"Other","fr":"Autre"}},{"value":"pastOrClosed","label":{"en":"Past or closed","fr":"Passé ou fermé"}},{"value":"soldOut","label":{"en":"Sold out","fr":"Complet"}},{"value":"soldOutOnline","label":{"en":"Sold out online","fr":"Complet en ligne"}},{"value":"soldOutNotInStockContingent","label":{"en":"Sold out outside contingents","fr":"Complet hors contingents"}},{"value":"cancelled","label":{"en":"Cancelled","fr":"Annulé"}}],"tones":{"success":["onSale"],"warning":["noTicketPrice","onHold"],"danger":["soldOut"]},"readOnly":true,"default":"noTicketPrice","section":{"en":"On sale","fr":"Mise en vente"}},
    {"name":"futureEventDatesAvailabilityStatus","kind":"enum","label":{"en":"Availability of coming dates","fr":"Disponibilité des dates à venir"},"column":"future_event_dates_availability_status","values":[{"value":"noTicketPrice","label":{"en":"No price","fr":"Sans tarif"}},{"value":"onHold","label":{"en":"On hold","fr":"En attente"}},{"value":"onSale","label":{"en":"On sale","fr":"En vente"}},{"value":"other","label":{"en":"Other","fr":"Autre"}},{"value":"pastOrClosed","label":{"en":"Past or closed","fr":"Passé ou fermé"}},{"value":"soldOut","label":{"en":"Sold out","fr":"Complet"}},{"value":"soldOutOnline","label":{"en":"Sold out online","fr":"Complet en ligne"}},{"value":"soldOutNotInStockContingent","label":{"en":"Sold out outside contingents","fr":"Complet hors contingents"}},{"value":"cancelled","label":{"en":"Cancelled","fr":"Annulé"}}],"tones":{"success":["onSale"],"warning":["noTicketPrice","onHold"],"danger":["soldOut"]},"readOnly":true,"default":"noTicketPrice","section":{"en":"On sale","fr":"Mise en vente"}},
    {"name":"schedule","kind":"json","label":{"en":"Schedule","fr":"Horaires"},"column":"schedule","section":{"en":"More","fr":"Divers"}},
    {"name":"sellingDeviceSchedule","kind":"json","label":{"en":"Schedule by channel","fr":"Horaires par canal"},"column":"selling_device_schedule","section":{"en":"More","fr":"Divers"}},
    {"name":"image","kind":"image","label":{"en":"Image","fr":"Image"},"column":"image"},
    {"name":"poster","kind":"image","label":{"en":"Poster","fr":"Affiche"},"column":"poster"},
    {"name":"images","kind":"json","label":{"en":"Images","fr":"Images"},"column":"images"},
    {"name":"media","kind":"json","label":{"en":"Media","fr":"Médias"},"column":"media"},
    {"name":"eventDateList","kind":"relation","label":{"en":"Performances","fr":"Représentations"},"many":true,"target":"EventDate","inverse":"ticketing"},
    {"name":"eventDatePatternList","kind":"relation","label":{"en":"Patterns","fr":"Modèles de dates"},"many":true,"target":"EventDatePattern","inverse":"ticketing"},
    {"name":"tagList","kind":"relation","label":{"en":"Tags","fr":"Étiquettes"},"many":true,"target":"Tag","through":"ticketing_tag_list"},
    {"name":"minisiteList","kind":"relation","label":{"en":"Mini-sites","fr":"Mini-sites"},"many":true,"target":"Minisite","through":"ticketing_minisite_list","section":{"en":"On sale","fr":"Mise en vente"}},
    {"name":"ticketingSellingDeviceList","kind":"relation","label":{"en":"Channels","fr":"Canaux"},"many":true,"target":"TicketingSellingDevice","inverse":"ticketing","section":{"en":"On sale","fr":"Mise en vente"}},
    {"name":"customerRequiredFields","kind":"string","label":{"en":"Required customer fields","fr":"Champs client obligatoires"},"column":"customer_required_fields","many":true,"known":[{"value":"contact.lastname","label":{"en":"Surname","fr":"Nom"}},{"value":"contact.firstname","label":{"en":"First name","fr":"Prénom"}},{"value":"contact.email","label":{"en":"E-mail","fr":"Adresse e-mail"}},{"value":"contact.phone","label":{"en":"Phone","fr":"Téléphone"}},{"value":"contact.birthday","label":{"en":"Birthday","fr":"Date de naissance"}},{"value":"contact.address","label":{"en":"Address","fr":"Adresse"}},{"value":"contact.zipcode","label":{"en":"Postcode","fr":"Code postal"}},{"value":"contact.city","label":{"en":"City","fr":"Ville"}},{"value":"contact.country","label":{"en":"Country","fr":"Pays"}},{"value":"organization.name","label":{"en":"Organisation","fr":"Structure"}}],"section":{"en":"More","fr":"Divers"},"help":{"en":"Slugs of the customer form’s fields.","fr":"Identifiants de champs du formulaire client."}},
    {"name":"totalEventDateCount","kind":"integer","label":{"en":"Performances in all","fr":"Nombre de représentations"},"column":"total_event_date_count","readOnly":true,"default":0,"section":{"en":"Sales","fr":"Ventes"}},
    {"name":"futureEventDateCount","kind":"integer","label":{"en":"Coming performances","fr":"Représentations à venir"},"column":"future_event_date_count","readOnly":true,"default":0,"list":true,"section":{"en":"Sales","fr":"Ventes"}},
    {"name":"firstFutureEventDate","kind":"relation","label":{"en":"Next date","fr":"Prochaine date"},"target":"EventDate","computed":true,"section":{"en":"Sales","fr":"Ventes"}},
    {"name":"firstFutureEventDateStart","kind":"dateTime","label":{"en":"Next performance","fr":"Prochaine représentation"},"computed":true,"timezoneFrom":"timezone","section":{"en":"Sales","fr":"Ventes"}},
    {"name":"unlimitedStock","kind":"boolean","label":{"en":"Unlimited stock","fr":"Stock illimité"},"column":"unlimited_stock","default":false,"section":{"en":"Stock","fr":"Stock"}},
    {"name":"contingentBookableStock","kind":"integer","label":{"en":"Left in contingents","fr":"Restantes en contingent"},"computed":true,"section":{"en":"Stock","fr":"Stock"}},
    {"name":"notInStockContingentBookableStock","kind":"integer","label":{"en":"Left outside contingents","fr":"Restantes hors contingent"},"computed":true,"section":{"en":"Stock","fr":"Stock"}},
    {"name":"activityUuid","kind":"string","label":{"en":"Activity id","fr":"Identifiant d’activité"},"column":"activity_uuid","maxLength":64,"filter":true,"commaSeparated":true,"section":{"en":"More","fr":"Divers"}},
    {"name":"position","kind":"integer","label":{"en":"Position","fr":"Position"},"column":"position","default":0,"section":{"en":"More","fr":"Divers"}},
    {"name":"templateParameters","kind":"json","label":{"en":"Template parameters","fr":"Paramètres de modèle"},"column":"template_parameters","keyed":true,"section":{"en":"More","fr":"Divers"},"help":{"en":"What templates of tickets and mails put in by name.","fr":"Ce que les modèles de billets et de mails insèrent par leur nom."}},
    {"name":"minisiteParameters","kind":"json","label":{"en":"Mini-site parameters","fr":"Paramètres de mini-site"},"column":"minisite_parameters","shape":"MinisiteParameters","section":{"en":"More","fr":"Divers"}}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [
    {"name":"closeSales","method":"POST","path":"/ticketings/{id}/close-sales","label":{"en":"Close sales","fr":"Fermer la vente"},"returns":"Ticketing","status":200,"confirm":{"en":"All open performances of the show are closed: nothing more is sold until sales are opened again.","fr":"Toutes les représentations ouvertes du spectacle sont fermées : plus rien n’est vendu jusqu’à la réouverture des ventes."}},
    {"name":"suspendSales","method":"POST","path":"/ticketings/{id}/suspend-sales","label":{"en":"Suspend sales","fr":"Suspendre la vente"},"returns":"Ticketing","status":200,"confirm":{"en":"Nothing more is sold on any performance of the show until sales are opened again.","fr":"Plus rien n’est vendu sur aucune représentation du spectacle jusqu’à la réouverture des ventes."}},
    {"name":"openSales","method":"POST","path":"/ticketings/{id}/open-sales","label":{"en":"Open sales","fr":"Ouvrir la vente"},"returns":"Ticketing","status":200},
    {"name":"programme","method":"GET","path":"/ticketings/{id}/programme","label":{"en":"Run being programmed","fr":"Série en préparation"},"returns":"ShowProgramme","ownScreen":true},
    {"name":"checkDates","method":"POST","path":"/ticketings/{id}/programme/check-dates","label":{"en":"Check dates","fr":"Vérifier des dates"},"expects":"ProgrammedDates","returns":"collection:ProgrammedDate","status":200},
    {"name":"programmeDates","method":"PUT","path":"/ticketings/{id}/programme/dates","label":{"en":"Set the dates of the run","fr":"Fixer les dates de la série"},"expects":"ProgrammedDates","returns":"ShowProgramme","ownScreen":true},
    {"name":"programmePrices","method":"PUT","path":"/ticketings/{id}/programme/prices","label":{"en":"Set the prices of the run","fr":"Fixer les tarifs de la série"},"expects":"ProgrammedPrices","returns":"ShowProgramme","ownScreen":true},
    {"name":"programmeStock","method":"PUT","path":"/ticketings/{id}/programme/stock","label":{"en":"Set the places of the run","fr":"Fixer les places de la série"},"expects":"ProgrammedStock","returns":"ShowProgramme","ownScreen":true},
    {"name":"programmeSale","method":"PUT","path":"/ticketings/{id}/programme/sale","label":{"en":"Set the sale window of the run","fr":"Fixer la période de vente de la série"},"expects":"ProgrammedSale","returns":"ShowProgramme","ownScreen":true},
    {"name":"openProgramme","method":"POST","path":"/ticketings/{id}/programme/open","label":{"en":"Open the run","fr":"Ouvrir la série"},"returns":"ShowProgramme","status":200,"ownScreen":true},
    {"name":"massDates","method":"POST","path":"/ticketings/{id}/mass-actions/dates","label":{"en":"Change many performances","fr":"Modifier des représentations en nombre"},"expects":"MassDateChange","returns":"Job","status":202,"idempotent":true,"ownScreen":true},
    {"name":"massEffect","method":"POST","path":"/ticketings/{id}/mass-actions/effect","label":{"en":"What it concerns","fr":"Ce que cela concerne"},"expects":"CancellationQuery","returns":"CancellationEffect","ownScreen":true},
    {"name":"massSales","method":"POST","path":"/ticketings/{id}/mass-actions/sales","label":{"en":"Open or close many performances","fr":"Ouvrir ou fermer des représentations en nombre"},"expects":"MassSaleChange","returns":"Job","status":202,"idempotent":true,"ownScreen":true},
    {"name":"massPrices","method":"POST","path":"/ticketings/{id}/mass-actions/prices","label":{"en":"Change the prices of many performances","fr":"Modifier les tarifs de représentations en nombre"},"expects":"MassPriceChange","returns":"Job","status":202,"idempotent":true,"ownScreen":true}
  ],
  "rights": {"read":["programming.read","sales.sell","tickets.scan"],"write":"programming.write","export":"records.export","actions":{"closeSales":"programming.openSales","suspendSales":"programming.openSales","openSales":"programming.openSales","programme":"programming.read","checkDates":"programming.read","programmeDates":"programming.write","programmePrices":"prices.write","programmeStock":"programming.write","programmeSale":"programming.write","openProgramme":"programming.openSales","massDates":"programming.write","massEffect":"programming.write","massSales":"programming.openSales","massPrices":"prices.write"},"paths":{"organizational_unit":"organizationalUnit"}}
} as const satisfies EntityDescriptor;
