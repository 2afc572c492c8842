/** The fields of a customer that the product itself knows: where each is stored follows from the beginning of its slug. */

const both = [
  'email',
  'phone',
  'address',
  'zipcode',
  'city',
  'country',
  'tagList',
  'diffusionListOK.newsletter',
];

const contact = [
  'civility',
  'lastname',
  'firstname',
  'birthday',
  'nationality',
  'countryOfResidence',
  'role',
  'service',
  'interests',
  'gdprConsent',
];

const organization = ['lastname', 'organizationType', 'vatNumber', 'website', 'geoZone'];

const shopping = ['comment'];

export const CUSTOMER_FIELDS: readonly string[] = [
  ...[...contact, ...both].map((name) => `contact.${name}`),
  ...[...organization, ...both].map((name) => `organization.${name}`),
  ...shopping.map((name) => `shopping.${name}`),
];
