/** What a mailing service does for us, whichever it is. Calls may be repeated: whoever is on a list already stays on it once. */

export interface ContactListFacts {
  /** As the service numbers it. */
  readonly id: string;
  readonly name: string;
  readonly count: number | null;
}

export interface MailContact {
  readonly email: string;
  readonly lastname: string | null;
  readonly firstname: string | null;
}

/** Each call throws CRM-024, CRM-025 or CRM-026 where the service does not do it. */
export interface MailProvider {
  /** @returns whose account the key is of */
  readAccount(): Promise<string>;
  readLists(): Promise<readonly ContactListFacts[]>;
  /** @returns its id */
  createList(name: string): Promise<string>;
  /** Comes back once the service has them. Who unsubscribed there stays so. */
  addContacts(list: string, contacts: readonly MailContact[]): Promise<void>;
  /** Takes them off this list alone. */
  removeContacts(list: string, emails: readonly string[]): Promise<void>;
}

/** Names of lists are compared without case and outer spaces. */
export const isSameList = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase('fr') === other.trim().toLocaleLowerCase('fr');
