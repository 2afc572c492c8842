/** Who a customer is taken for: what was typed into a search read as a new one, and which others are likely the same. Pure. */

export interface CustomerDraft {
  readonly lastname: string;
  readonly firstname: string;
  readonly email: string;
  readonly phone: string;
  readonly zipcode: string;
}

const EMPTY: CustomerDraft = { lastname: '', firstname: '', email: '', phone: '', zipcode: '' };

/**
 * What was searched for and not found, as the beginning of a new customer: an e-mail, a phone number, or surname and first
 * name.
 *
 * @example readCustomer('Durand Marie') // { lastname: 'Durand', firstname: 'Marie', … }
 */
export function readCustomer(typed: string): CustomerDraft {
  const text = typed.trim();
  if (text.includes('@')) return { ...EMPTY, email: text };
  if (/^\+?[\d ().\-/]{3,}$/.test(text)) return { ...EMPTY, phone: text };
  const [lastname = '', ...first] = text.split(/\s+/);
  return { ...EMPTY, lastname, firstname: first.join(' ') };
}

type Comparison = {
  readonly field: keyof CustomerDraft;
  readonly op: 'eq' | 'startsWith';
  readonly value: string;
};

const all = (...parts: readonly Comparison[]) =>
  parts.every(({ value }) => value !== '') ? [{ and: parts }] : [];

/**
 * The filter of a list of customers that are likely the one being written (R52): the same e-mail or phone, the same surname
 * and first name, or the same surname, initial and postcode. By
 * `startsWith`, which the server compares without case and accents.
 *
 * @returns undefined while there is too little to go by
 */
export function describeDuplicates(draft: CustomerDraft): object | undefined {
  const [lastname, firstname, email, phone, zipcode] = [
    draft.lastname,
    draft.firstname,
    draft.email,
    draft.phone,
    draft.zipcode,
  ].map((text) => text.trim()) as [string, string, string, string, string];
  const isName = (value: string): Comparison => ({ field: 'lastname', op: 'startsWith', value });
  const or = [
    ...all({ field: 'email', op: 'startsWith', value: email }),
    ...all({ field: 'phone', op: 'eq', value: phone }),
    ...all(isName(lastname), { field: 'firstname', op: 'startsWith', value: firstname }),
    ...all(
      isName(lastname),
      { field: 'firstname', op: 'startsWith', value: firstname.slice(0, 1) },
      { field: 'zipcode', op: 'eq', value: zipcode },
    ),
  ];
  return or.length > 0 ? { or } : undefined;
}
