/** What customers can be filtered by: criteria with their input, the groups that offer them, the operators. */

type Typology = 'contact' | 'organization';

const people: readonly Typology[] = ['contact', 'organization'];

/** Name → input; who it is offered for, when not for both. */
const CRITERIA: readonly (readonly [name: string, type: string, label: string, typology?: Typology])[] = [
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
];

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
];
const attended = [...bought.filter((name) => name !== 'appliedOfferName'), 'ticketStatus'];
const held = ['statusName', 'seasonId', 'validFrom', 'validUntil'];
const identity = ['customerIdentity', 'lastname', 'email', 'phone', 'city', 'zipcode', 'country', 'tagList'];

const GROUPS: readonly (readonly [name: string, label: string, criteria: readonly string[]])[] = [
  [
    'contactOrOrganizationCharacteristic',
    'Contact or organisation',
    CRITERIA.map(([name]) => name).filter((name) => ![...bought, ...attended, ...held].includes(name)),
  ],
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
];

const OPERATORS: readonly (readonly [name: string, label: string])[] = [
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
];

type Row = Readonly<Record<string, unknown>>;

/** Rows of the three tables and of the pairs between groups and criteria; an id is a place in its list, from 1 on. */
export function buildCustomerFilters(): Readonly<Record<string, readonly Row[]>> {
  const idOf = new Map(CRITERIA.map(([name], index) => [name, index + 1]));
  return {
    customer_filter_criteria: CRITERIA.map(([name, type, label, typology], index) => ({
      id: index + 1,
      name,
      label,
      type,
      typology_visibility_list: typology ? [typology] : people,
    })),
    customer_filter_group: GROUPS.map(([name, label], index) => ({ id: index + 1, name, label })),
    customer_filter_group_criteria_list: GROUPS.flatMap(([, , criteria], index) =>
      criteria.map((name, position) => ({ source_id: index + 1, target_id: idOf.get(name), position })),
    ),
    customer_filter_operator: OPERATORS.map(([name, label], index) => ({ id: index + 1, name, label })),
  };
}
