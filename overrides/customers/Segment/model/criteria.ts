/** What customers can be filtered by: criteria with their input, the groups that offer them, the operators. */

type Typology = 'contact' | 'organization';

/** Name → input; who it is offered for, when not for both. */
export const CRITERIA = [
  ['id', 'text', 'Id'],
  ['customerType', 'uniqueList', 'Type'],
  ['civility', 'uniqueList', 'Title', 'contact'],
  ['phone', 'phone', 'Phone'],
  ['email', 'email', 'E-mail'],
  ['city', 'text', 'City'],
  ['country', 'uniqueList', 'Country'],
  ['zipcode', 'text', 'Postcode'],
  ['address', 'text', 'Address'],
  ['lastname', 'text', 'Surname'],
  ['firstname', 'text', 'First name', 'contact'],
  ['ticketingTitle', 'multipleList', 'Show'],
  ['createdAt', 'date', 'Created'],
  ['updatedAt', 'date', 'Changed'],
  ['gdprConsentAt', 'date', 'Agreed on'],
  ['gdprConsent', 'boolean', 'Consent'],
  ['categoryName', 'multipleList', 'Category'],
  ['seasonId', 'multipleList', 'Season'],
  ['statusName', 'multipleList', 'Status'],
  ['venueName', 'multipleList', 'Venue'],
  ['ticketPriceName', 'multipleList', 'Price'],
  ['contingentName', 'multipleList', 'Contingent'],
  ['isBefore', 'dateIsBefore', 'Before'],
  ['isAfter', 'dateIsAfter', 'After'],
  ['sellingDeviceOriginType', 'multipleList', 'Sold by'],
  ['appliedOfferName', 'multipleList', 'Offer applied'],
  ['ticketStatus', 'multipleList', 'Ticket status'],
  ['validFrom', 'dateSelector', 'Valid from'],
  ['validUntil', 'dateSelector', 'Valid until'],
  ['atLeastXTimes', 'number', 'At least … times'],
  ['atMostXTimes', 'number', 'At most … times'],
  ['customerIdentity', 'match', 'Identity'],
  ['organizationIdList', 'multipleList', 'Organisation', 'contact'],
  ['tagList', 'multipleList', 'Tags'],
  ['generic', 'contains', 'Anywhere'],
  ['vatNumber', 'text', 'VAT number', 'organization'],
  ['geoZone', 'text', 'Area', 'organization'],
  ['role', 'text', 'Function', 'contact'],
  ['service', 'text', 'Department', 'contact'],
  ['website', 'text', 'Website', 'organization'],
  ['interests', 'multipleList', 'Interests', 'contact'],
  ['diffusionListOK', 'multipleList', 'Mailing lists joined'],
  ['diffusionListNO', 'multipleList', 'Mailing lists refused'],
  ['organizationType', 'multipleList', 'Kind of organisation', 'organization'],
  ['birthday', 'date', 'Date of birth', 'contact'],
  ['atLeastAmount', 'number', 'For at least'],
  ['atMostAmount', 'number', 'For at most'],
] as const satisfies readonly (readonly [name: string, type: string, label: string, typology?: Typology])[];

export type CriterionName = (typeof CRITERIA)[number][0];
export type InputType = (typeof CRITERIA)[number][1];

const bought = [
  'ticketingTitle',
  'categoryName',
  'seasonId',
  'venueName',
  'ticketPriceName',
  'contingentName',
  'sellingDeviceOriginType',
  'appliedOfferName',
  'isBefore',
  'isAfter',
  'atLeastXTimes',
  'atMostXTimes',
  'atLeastAmount',
  'atMostAmount',
] as const satisfies readonly CriterionName[];
const attended: readonly CriterionName[] = [
  ...bought.filter((name) => name !== 'appliedOfferName' && !name.endsWith('Amount')),
  'ticketStatus',
];
const held = [
  'statusName',
  'seasonId',
  'validFrom',
  'validUntil',
] as const satisfies readonly CriterionName[];
const identity = [
  'customerIdentity',
  'lastname',
  'email',
  'phone',
  'city',
  'zipcode',
  'country',
  'tagList',
] as const satisfies readonly CriterionName[];

const own = CRITERIA.map(([name]) => name).filter(
  (name) => !([...bought, ...attended, ...held] as readonly CriterionName[]).includes(name),
);

export const GROUPS = [
  ['contactOrOrganizationCharacteristic', 'Contact or organisation', own],
  ['linkContactCharacteristic', 'Linked contact', [...identity, 'firstname', 'civility', 'role', 'service']],
  [
    'linkOrganizationCharacteristic',
    'Linked organisation',
    [...identity, 'organizationType', 'vatNumber', 'geoZone', 'website'],
  ],
  ['hasOrdered', 'Has ordered', bought],
  ['hasNotOrdered', 'Has not ordered', bought],
  ['hasParticipated', 'Has attended', attended],
  ['hasNotParticipated', 'Has not attended', attended],
  ['hasStatus', 'Has a status', held],
  ['hasNoStatus', 'Has no status', held],
] as const satisfies readonly (readonly [name: string, label: string, criteria: readonly CriterionName[]])[];

export type GroupName = (typeof GROUPS)[number][0];

export const OPERATORS = [
  ['dateIsInDay', 'is … days away'],
  ['isEqualTo', 'is'],
  ['isNotEqualTo', 'is not'],
  ['startsWith', 'starts with'],
  ['contains', 'contains'],
  ['notContains', 'does not contain'],
  ['isEmpty', 'is empty'],
  ['isNotEmpty', 'is not empty'],
  ['isFilled', 'is filled in'],
  ['isNotFilled', 'is not filled in'],
  ['isAfter', 'is after'],
  ['isBefore', 'is before'],
  ['isChecked', 'is ticked'],
  ['isNotChecked', 'is not ticked'],
  ['match', 'matches'],
] as const satisfies readonly (readonly [name: string, label: string])[];

export type OperatorName = (typeof OPERATORS)[number][0];

const ofText = [
  'contains',
  'notContains',
  'startsWith',
  'isEqualTo',
  'isNotEqualTo',
  'isEmpty',
  'isNotEmpty',
] as const satisfies readonly OperatorName[];
const ofChoice = [
  'isEqualTo',
  'isNotEqualTo',
  'isEmpty',
  'isNotEmpty',
] as const satisfies readonly OperatorName[];

/** What may be asked of each kind of input. Criteria of what was bought have no operator: their names imply it. */
export const OPERATORS_OF: Readonly<Record<InputType, readonly OperatorName[]>> = {
  text: ofText,
  phone: ofText,
  email: ofText,
  date: ['isAfter', 'isBefore', 'isEqualTo', 'dateIsInDay', 'isFilled', 'isNotFilled'],
  boolean: ['isChecked', 'isNotChecked'],
  uniqueList: ofChoice,
  multipleList: ofChoice,
  number: [],
  dateSelector: [],
  dateIsBefore: [],
  dateIsAfter: [],
  match: ['match'],
  contains: ['contains'],
};
