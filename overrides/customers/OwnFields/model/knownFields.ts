/** What the product asks of anybody, whether or not an organiser has set it up: those that `customerRequiredFields` names. Pure. */

export interface KnownField {
  readonly slug: string;
  readonly label: { readonly en: string; readonly fr: string };
}

/** Written out: the metadata that has them is the organiser's whole record, which no form waits for. */
export const KNOWN_FIELDS: readonly KnownField[] = [
  { slug: 'contact.lastname', label: { en: 'Surname', fr: 'Nom' } },
  { slug: 'contact.firstname', label: { en: 'First name', fr: 'Prénom' } },
  { slug: 'contact.email', label: { en: 'E-mail', fr: 'Adresse e-mail' } },
  { slug: 'contact.phone', label: { en: 'Phone', fr: 'Téléphone' } },
  { slug: 'contact.birthday', label: { en: 'Birthday', fr: 'Date de naissance' } },
  { slug: 'contact.address', label: { en: 'Address', fr: 'Adresse' } },
  { slug: 'contact.zipcode', label: { en: 'Postcode', fr: 'Code postal' } },
  { slug: 'contact.city', label: { en: 'City', fr: 'Ville' } },
  { slug: 'contact.country', label: { en: 'Country', fr: 'Pays' } },
  { slug: 'organization.name', label: { en: 'Organisation', fr: 'Structure' } },
];
