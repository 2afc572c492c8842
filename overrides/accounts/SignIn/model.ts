/** What sign-in knows of people without asking anyone: how an e-mail is compared, and who the demo's people are. */

export const DEMO_PASSWORD = 'demo-season';

interface DemoPerson {
  readonly email: string;
  readonly name: string;
  /** Key of the role's text on the sign-in page. */
  readonly role: 'manager' | 'seller' | 'otherOrganiser';
  /** Chosen for the account; null: screens speak the browser's. */
  readonly language: 'en' | 'fr' | null;
}

/** The people who may sign in to the demo; all have the password `DEMO_PASSWORD`. */
export const demoPeople: readonly DemoPerson[] = [
  { email: 'manager@demo.test', name: 'Camille Laurent', role: 'manager', language: null },
  { email: 'anna@demo.test', name: 'Anna Moreau', role: 'seller', language: null },
  { email: 'bruno@demo.test', name: 'Bruno Keller', role: 'seller', language: 'en' },
  { email: 'other@demo.test', name: 'Olive Tran', role: 'otherOrganiser', language: 'en' },
];

/** E-mails are one person's whatever their case and the blanks around them. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
