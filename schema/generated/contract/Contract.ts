// Made by codegen from schema/contract/Contract.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Organiser, as answered. */
export interface Contract {
  readonly '@id': string;
  readonly '@type': 'Contract';
  readonly companyDisplayName: string;
  readonly companyName: string;
  /** The specification names waiting alone; the others are ours. */
  readonly status: "waiting" | "active" | "suspended" | "closed";
  readonly companyLegalForm: string | null;
  readonly companyVatNumber: string | null;
  readonly companyRecordNumber: string | null;
  readonly companyRecordPlace: string | null;
  readonly companyCapital: string | null;
  readonly companyAddress: string | null;
  readonly companyPostalCode: string | null;
  readonly companyCity: string | null;
  readonly companyCountry: string | null;
  readonly companyType: string | null;
  readonly legalRepresentativeFirstname: string | null;
  readonly legalRepresentativeLastname: string | null;
  readonly legalRepresentativeStatus: string | null;
  readonly licenceNumber: string | null;
  readonly publicContactEmail: string | null;
  readonly billingType: string | null;
  readonly billingContactEmail: string | null;
  readonly defaultCurrency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly timezone: string | null;
  readonly locale: "en" | "fr" | null;
  readonly saleSessionEndTime: string | null;
  readonly currentAccountabilityPeriodStart: string | null;
  readonly currentAccountabilityPeriodEnd: string | null;
  readonly isSigned: boolean;
  readonly isDemo: boolean;
  readonly isOnboarded: boolean;
  readonly onboardingData: unknown;
  readonly customerRequiredFields: readonly string[];
  readonly hideFees: boolean | null;
  readonly gdprOptinMessage: string | null;
  readonly templateParameters: unknown;
  readonly mailAdditionalInformation: string | null;
  readonly notifyOnNewOrderSuccess: boolean | null;
  readonly orderNotificationEmailList: readonly string[];
  readonly additionalInformation: string | null;
  readonly paymentFee: unknown;
  readonly features: unknown;
  readonly sellingDeviceList: readonly string[];
  readonly deviceStateList: readonly string[];
  readonly deskPaymentMethodList: readonly string[];
  readonly tagList: readonly string[];
  readonly ticketingCategoryList: readonly string[];
  readonly organizationalUnitList: readonly string[];
  readonly walletList: readonly string[];
  readonly minisiteList: readonly string[];
  readonly providerTicketCredentialsList: readonly string[];
  readonly customerFieldContractList: readonly string[];
  readonly customerStatusList: readonly string[];
  readonly addendumList: readonly string[];
  readonly offerRuleList: readonly string[];
  readonly seatConfigList: readonly string[];
  readonly logicalSeatConfigList: readonly string[];
  readonly seatGroupList: readonly string[];
}

/** What is accepted for Contract: relations as IRIs. */
export interface ContractInput {
  readonly companyDisplayName: string;
  readonly companyName: string;
  readonly companyLegalForm?: string | null;
  readonly companyVatNumber?: string | null;
  readonly companyRecordNumber?: string | null;
  readonly companyRecordPlace?: string | null;
  readonly companyCapital?: string | null;
  readonly companyAddress?: string | null;
  readonly companyPostalCode?: string | null;
  readonly companyCity?: string | null;
  readonly companyCountry?: string | null;
  readonly companyType?: string | null;
  readonly legalRepresentativeFirstname?: string | null;
  readonly legalRepresentativeLastname?: string | null;
  readonly legalRepresentativeStatus?: string | null;
  readonly licenceNumber?: string | null;
  readonly publicContactEmail?: string | null;
  readonly billingType?: string | null;
  readonly billingContactEmail?: string | null;
  readonly defaultCurrency?: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly timezone?: string | null;
  readonly locale?: "en" | "fr" | null;
  readonly saleSessionEndTime?: string | null;
  readonly customerRequiredFields?: readonly string[];
  readonly hideFees?: boolean | null;
  readonly gdprOptinMessage?: string | null;
  readonly templateParameters?: unknown;
  readonly mailAdditionalInformation?: string | null;
  readonly notifyOnNewOrderSuccess?: boolean | null;
  readonly orderNotificationEmailList?: readonly string[];
  readonly additionalInformation?: string | null;
  readonly sellingDeviceList?: readonly string[];
  readonly deviceStateList?: readonly string[];
  readonly deskPaymentMethodList?: readonly string[];
  readonly tagList?: readonly string[];
  readonly ticketingCategoryList?: readonly string[];
  readonly organizationalUnitList?: readonly string[];
  readonly walletList?: readonly string[];
  readonly minisiteList?: readonly string[];
  readonly providerTicketCredentialsList?: readonly string[];
  readonly customerFieldContractList?: readonly string[];
  readonly customerStatusList?: readonly string[];
  readonly addendumList?: readonly string[];
  readonly offerRuleList?: readonly string[];
  readonly seatConfigList?: readonly string[];
  readonly logicalSeatConfigList?: readonly string[];
  readonly seatGroupList?: readonly string[];
}

/** Contract as the server handles it: relations as ids. */
export interface ContractValues {
  readonly companyDisplayName: string;
  readonly companyName: string;
  readonly status: "waiting" | "active" | "suspended" | "closed";
  readonly companyLegalForm: string | null;
  readonly companyVatNumber: string | null;
  readonly companyRecordNumber: string | null;
  readonly companyRecordPlace: string | null;
  readonly companyCapital: string | null;
  readonly companyAddress: string | null;
  readonly companyPostalCode: string | null;
  readonly companyCity: string | null;
  readonly companyCountry: string | null;
  readonly companyType: string | null;
  readonly legalRepresentativeFirstname: string | null;
  readonly legalRepresentativeLastname: string | null;
  readonly legalRepresentativeStatus: string | null;
  readonly licenceNumber: string | null;
  readonly publicContactEmail: string | null;
  readonly billingType: string | null;
  readonly billingContactEmail: string | null;
  readonly defaultCurrency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly timezone: string | null;
  readonly locale: "en" | "fr" | null;
  readonly saleSessionEndTime: string | null;
  readonly currentAccountabilityPeriodStart: string | null;
  readonly currentAccountabilityPeriodEnd: string | null;
  readonly isSigned: boolean;
  readonly isDemo: boolean;
  readonly isOnboarded: boolean;
  readonly onboardingData: unknown;
  readonly customerRequiredFields: readonly string[] | null;
  readonly hideFees: boolean | null;
  readonly gdprOptinMessage: string | null;
  readonly templateParameters: unknown;
  readonly mailAdditionalInformation: string | null;
  readonly notifyOnNewOrderSuccess: boolean | null;
  readonly orderNotificationEmailList: readonly string[] | null;
  readonly additionalInformation: string | null;
  readonly paymentFee: unknown;
  readonly features: unknown;
}

export const contractDescriptor = {
  "name": "Contract",
  "area": "contract",
  "api": "ticketing",
  "collection": "/contracts",
  "scope": "self",
  "table": "contract",
  "title": "companyDisplayName",
  "label": {"en":"Organiser","fr":"Organisateur"},
  "plural": {"en":"Organisers","fr":"Organisateurs"},
  "group": "contract",
  "icon": "Business",
  "properties": [
    {"name":"companyDisplayName","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"company_display_name","required":true,"maxLength":200,"list":true},
    {"name":"companyName","kind":"string","label":{"en":"Company name","fr":"Raison sociale"},"column":"company_name","required":true,"maxLength":200,"list":true},
    {"name":"status","kind":"enum","label":{"en":"Status","fr":"Statut"},"comment":{"en":"The specification names waiting alone; the others are ours.","fr":"La spécification ne nomme que waiting ; les autres sont de nous."},"column":"status","values":[{"value":"waiting","label":{"en":"Waiting","fr":"En attente"}},{"value":"active","label":{"en":"Active","fr":"Actif"}},{"value":"suspended","label":{"en":"Suspended","fr":"Suspendu"}},{"value":"closed","label":{"en":"Closed","fr":"Fermé"}}],"tones":{"success":["active"],"warning":["waiting","suspended"],"danger":["closed"]},"readOnly":true,"default":"waiting","list":true},
    {"name":"companyLegalForm","kind":"string","label":{"en":"Legal form","fr":"Forme juridique"},"column":"company_legal_form","maxLength":300,"section":{"en":"Company","fr":"Société"}},
    {"name":"companyVatNumber","kind":"string","label":{"en":"VAT number","fr":"Numéro de TVA"},"column":"company_vat_number","maxLength":300,"section":{"en":"Company","fr":"Société"}},
    {"name":"companyRecordNumber","kind":"string","label":{"en":"Registration number","fr":"Numéro d’immatriculation"},"column":"company_record_number","maxLength":300,"section":{"en":"Company","fr":"Société"}},
    {"name":"companyRecordPlace","kind":"string","label":{"en":"Registration place","fr":"Lieu d’immatriculation"},"column":"company_record_place","maxLength":300,"section":{"en":"Company","fr":"Société"}},
    {"name":"companyCapital","kind":"string","label":{"en":"Capital","fr":"Capital"},"column":"company_capital","maxLength":300,"section":{"en":"Company","fr":"Société"}},
    {"name":"companyAddress","kind":"string","label":{"en":"Address","fr":"Adresse"},"column":"company_address","maxLength":300,"section":{"en":"Company","fr":"Société"}},
    {"name":"companyPostalCode","kind":"string","label":{"en":"Postcode","fr":"Code postal"},"column":"company_postal_code","maxLength":300,"section":{"en":"Company","fr":"Société"}},
    {"name":"companyCity","kind":"string","label":{"en":"City","fr":"Ville"},"column":"company_city","maxLength":300,"section":{"en":"Company","fr":"Société"}},
    {"name":"companyCountry","kind":"string","label":{"en":"Country","fr":"Pays"},"column":"company_country","maxLength":300,"section":{"en":"Company","fr":"Société"}},
    {"name":"companyType","kind":"string","label":{"en":"Company type","fr":"Type de société"},"column":"company_type","maxLength":300,"section":{"en":"Company","fr":"Société"}},
    {"name":"legalRepresentativeFirstname","kind":"string","label":{"en":"Representative’s first name","fr":"Prénom du représentant"},"column":"legal_representative_firstname","maxLength":300,"section":{"en":"Company","fr":"Société"},"personal":true},
    {"name":"legalRepresentativeLastname","kind":"string","label":{"en":"Representative’s surname","fr":"Nom du représentant"},"column":"legal_representative_lastname","maxLength":300,"section":{"en":"Company","fr":"Société"},"personal":true},
    {"name":"legalRepresentativeStatus","kind":"string","label":{"en":"Representative’s function","fr":"Qualité du représentant"},"column":"legal_representative_status","maxLength":300,"section":{"en":"Company","fr":"Société"}},
    {"name":"licenceNumber","kind":"string","label":{"en":"Entertainment licence","fr":"Licence d’entrepreneur de spectacles"},"column":"licence_number","maxLength":100,"section":{"en":"Company","fr":"Société"}},
    {"name":"publicContactEmail","kind":"email","label":{"en":"Public contact","fr":"Contact public"},"column":"public_contact_email","maxLength":255,"list":true},
    {"name":"billingType","kind":"string","label":{"en":"Billing type","fr":"Type de facturation"},"column":"billing_type","maxLength":50,"section":{"en":"More","fr":"Divers"}},
    {"name":"billingContactEmail","kind":"email","label":{"en":"Billing contact","fr":"Contact de facturation"},"column":"billing_contact_email","maxLength":255,"section":{"en":"More","fr":"Divers"},"personal":true},
    {"name":"defaultCurrency","kind":"enum","label":{"en":"Currency","fr":"Devise"},"column":"default_currency","values":[{"value":"EUR","label":{"en":"EUR","fr":"EUR"}},{"value":"CAD","label":{"en":"CAD","fr":"CAD"}},{"value":"CHF","label":{"en":"CHF","fr":"CHF"}},{"value":"GBP","label":{"en":"GBP","fr":"GBP"}},{"value":"MAD","label":{"en":"MAD","fr":"MAD"}},{"value":"USD","label":{"en":"USD","fr":"USD"}},{"value":"XPF","label":{"en":"XPF","fr":"XPF"}}],"default":"EUR","list":true},
    {"name":"timezone","kind":"string","label":{"en":"Timezone","fr":"Fuseau horaire"},"column":"timezone","default":"Europe/Paris","maxLength":64,"list":true},
    {"name":"locale","kind":"enum","label":{"en":"Language","fr":"Langue"},"column":"locale","values":[{"value":"en","label":{"en":"English","fr":"Anglais"}},{"value":"fr","label":{"en":"French","fr":"Français"}}],"default":"fr"},
    {"name":"saleSessionEndTime","kind":"time","label":{"en":"Fiscal day ends","fr":"Fin de la journée comptable"},"column":"sale_session_end_time","default":"00:00"},
    {"name":"currentAccountabilityPeriodStart","kind":"dateTime","label":{"en":"Accounting period starts","fr":"Début de période comptable"},"column":"current_accountability_period_start","readOnly":true,"timezoneFrom":"timezone","section":{"en":"More","fr":"Divers"}},
    {"name":"currentAccountabilityPeriodEnd","kind":"dateTime","label":{"en":"Accounting period ends","fr":"Fin de période comptable"},"column":"current_accountability_period_end","readOnly":true,"timezoneFrom":"timezone","section":{"en":"More","fr":"Divers"}},
    {"name":"isSigned","kind":"boolean","label":{"en":"Signed","fr":"Signé"},"column":"is_signed","readOnly":true,"default":false,"section":{"en":"More","fr":"Divers"}},
    {"name":"isDemo","kind":"boolean","label":{"en":"Demonstration","fr":"Démonstration"},"column":"is_demo","readOnly":true,"default":false,"section":{"en":"More","fr":"Divers"},"help":{"en":"Its sales are a demonstration, and are journalled apart.","fr":"Ses ventes sont une démonstration, journalisées à part."}},
    {"name":"isOnboarded","kind":"boolean","label":{"en":"Onboarded","fr":"Prêt"},"column":"is_onboarded","readOnly":true,"default":false,"section":{"en":"More","fr":"Divers"}},
    {"name":"onboardingData","kind":"json","label":{"en":"Onboarding data","fr":"Données d’ouverture"},"column":"onboarding_data","readOnly":true,"section":{"en":"More","fr":"Divers"}},
    {"name":"customerRequiredFields","kind":"string","label":{"en":"Required customer fields","fr":"Champs client obligatoires"},"column":"customer_required_fields","many":true,"known":[{"value":"contact.lastname","label":{"en":"Surname","fr":"Nom"}},{"value":"contact.firstname","label":{"en":"First name","fr":"Prénom"}},{"value":"contact.email","label":{"en":"E-mail","fr":"Adresse e-mail"}},{"value":"contact.phone","label":{"en":"Phone","fr":"Téléphone"}},{"value":"contact.birthday","label":{"en":"Birthday","fr":"Date de naissance"}},{"value":"contact.address","label":{"en":"Address","fr":"Adresse"}},{"value":"contact.zipcode","label":{"en":"Postcode","fr":"Code postal"}},{"value":"contact.city","label":{"en":"City","fr":"Ville"}},{"value":"contact.country","label":{"en":"Country","fr":"Pays"}},{"value":"organization.name","label":{"en":"Organisation","fr":"Structure"}}],"section":{"en":"More","fr":"Divers"},"help":{"en":"Slugs of the customer form’s fields.","fr":"Identifiants de champs du formulaire client."}},
    {"name":"hideFees","kind":"boolean","label":{"en":"Hide fees","fr":"Masquer les frais"},"column":"hide_fees","default":false,"section":{"en":"More","fr":"Divers"}},
    {"name":"gdprOptinMessage","kind":"text","label":{"en":"Opt-in message","fr":"Message de consentement"},"column":"gdpr_optin_message","section":{"en":"Texts","fr":"Textes"}},
    {"name":"templateParameters","kind":"json","label":{"en":"Template parameters","fr":"Paramètres de modèle"},"column":"template_parameters","keyed":true,"section":{"en":"More","fr":"Divers"},"help":{"en":"What templates of tickets and mails put in by name.","fr":"Ce que les modèles de billets et de mails insèrent par leur nom."}},
    {"name":"mailAdditionalInformation","kind":"text","label":{"en":"Added to mails","fr":"Ajout aux courriels"},"column":"mail_additional_information","section":{"en":"Texts","fr":"Textes"}},
    {"name":"notifyOnNewOrderSuccess","kind":"boolean","label":{"en":"Notify on orders","fr":"Prévenir à chaque commande"},"column":"notify_on_new_order_success","default":false,"section":{"en":"More","fr":"Divers"}},
    {"name":"orderNotificationEmailList","kind":"email","label":{"en":"Notify these addresses","fr":"Adresses à prévenir"},"column":"order_notification_email_list","many":true,"section":{"en":"More","fr":"Divers"},"personal":true},
    {"name":"additionalInformation","kind":"text","label":{"en":"Additional information","fr":"Informations complémentaires"},"column":"additional_information","section":{"en":"Texts","fr":"Textes"}},
    {"name":"paymentFee","kind":"json","label":{"en":"Payment fee","fr":"Frais de paiement"},"column":"payment_fee","readOnly":true,"section":{"en":"More","fr":"Divers"}},
    {"name":"features","kind":"json","label":{"en":"Features","fr":"Fonctions"},"column":"features","readOnly":true,"section":{"en":"More","fr":"Divers"}},
    {"name":"sellingDeviceList","kind":"relation","label":{"en":"Selling devices","fr":"Canaux de vente"},"many":true,"target":"SellingDevice","inverse":"contract"},
    {"name":"deviceStateList","kind":"relation","label":{"en":"Devices","fr":"Appareils"},"many":true,"target":"DeviceState","inverse":"contract"},
    {"name":"deskPaymentMethodList","kind":"relation","label":{"en":"Payment methods","fr":"Moyens de paiement"},"many":true,"target":"DeskPaymentMethod","inverse":"contract"},
    {"name":"tagList","kind":"relation","label":{"en":"Tags","fr":"Étiquettes"},"many":true,"target":"Tag","inverse":"contract"},
    {"name":"ticketingCategoryList","kind":"relation","label":{"en":"Categories","fr":"Catégories"},"many":true,"target":"TicketingCategory","inverse":"contract"},
    {"name":"organizationalUnitList","kind":"relation","label":{"en":"Organisational units","fr":"Unités organisationnelles"},"many":true,"target":"OrganizationalUnit","inverse":"contract"},
    {"name":"walletList","kind":"relation","label":{"en":"Wallets","fr":"Porte-monnaie"},"many":true,"target":"Wallet","inverse":"contract"},
    {"name":"minisiteList","kind":"relation","label":{"en":"Mini-sites","fr":"Mini-sites"},"many":true,"target":"Minisite","inverse":"contract"},
    {"name":"providerTicketCredentialsList","kind":"relation","label":{"en":"Provider accesses","fr":"Accès prestataires"},"many":true,"target":"ProviderTicketCredentials","inverse":"contract"},
    {"name":"customerFieldContractList","kind":"relation","label":{"en":"Fields of customers","fr":"Champs des clients"},"many":true,"target":"CustomerFieldContract","inverse":"contract"},
    {"name":"customerStatusList","kind":"relation","label":{"en":"Customer statuses","fr":"Statuts de clients"},"many":true,"target":"CustomerStatus","inverse":"contract"},
    {"name":"addendumList","kind":"relation","label":{"en":"Addenda","fr":"Avenants"},"many":true,"target":"ContractAddendum","inverse":"contract"},
    {"name":"offerRuleList","kind":"relation","label":{"en":"Offers","fr":"Offres"},"many":true,"target":"OfferRule","inverse":"contract"},
    {"name":"seatConfigList","kind":"relation","label":{"en":"Seating plans","fr":"Plans de salle"},"many":true,"target":"SeatConfig","inverse":"contract"},
    {"name":"logicalSeatConfigList","kind":"relation","label":{"en":"Sale plans","fr":"Plans de vente"},"many":true,"target":"LogicalSeatConfig","inverse":"contract"},
    {"name":"seatGroupList","kind":"relation","label":{"en":"Seat categories","fr":"Catégories de places"},"many":true,"target":"SeatGroup","inverse":"contract"}
  ],
  "operations": ["list","read","update"],
  "actions": [
    {"name":"contractDocument","method":"GET","path":"/contracts/{id}/contracts.pdf","label":{"en":"Contract","fr":"Contrat"},"returns":"document"},
    {"name":"gdprDocument","method":"GET","path":"/contracts/{id}/gdpr.pdf","label":{"en":"Data protection agreement","fr":"Accord de protection des données"},"returns":"document"},
    {"name":"addendumDocument","method":"GET","path":"/contracts/{id}/addendum.pdf","label":{"en":"Addendum","fr":"Avenant"},"returns":"document"},
    {"name":"numberedAddendumDocument","method":"GET","path":"/contracts/{id}/addendum-{number}.pdf","label":{"en":"Numbered addendum","fr":"Avenant numéroté"},"returns":"document"},
    {"name":"conformityAttestation","method":"GET","path":"/accountability/conformity-attestation/{id}.pdf","label":{"en":"Certificate of conformity","fr":"Attestation de conformité"},"query":"StatementQuery","returns":"document"},
    {"name":"settingsOverview","method":"GET","path":"/contracts/{id}/settings_overview","label":{"en":"Settings at a glance","fr":"Réglages en un coup d’œil"},"returns":"SettingsOverview","ownScreen":true},
    {"name":"home","method":"GET","path":"/contracts/{id}/home","label":{"en":"The day at a glance","fr":"La journée en un coup d’œil"},"returns":"HomeOverview","ownScreen":true}
  ],
  "rights": {"read":"signedIn","write":"settings.write","exportPersonal":"settings.read","actions":{"settingsOverview":"signedIn","home":"signedIn","contractDocument":"settings.read","gdprDocument":"settings.read","addendumDocument":"settings.read","numberedAddendumDocument":"settings.read","conformityAttestation":"fiscal.read"}}
} as const satisfies EntityDescriptor;
