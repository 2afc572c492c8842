/** The theatre's mailing service, what went to its lists, and what colleagues noted about customers. */
import { contactMails, contactNames } from './buildContacts.ts';
import { findInstant, own, type Row } from './buildSeason.ts';

/** No key of anybody's: the service refuses it. */
const KEY = 'xkeysib-demo';

/** What became of the first contacts, of whom every third has not agreed. */
const stateOf = (index: number) => (index % 3 === 2 ? 'notAgreed' : 'sent');

export function buildMailings(today: string): Record<string, readonly Row[]> {
  const states = contactNames.map((_name, index) => stateOf(index));
  const count = (state: string) => states.filter((one) => one === state).length;
  return {
    customer_note: own([
      {
        customer_id: 4,
        text: 'Préfère les premiers rangs, côté jardin.',
        author: 'manager@demo.test',
        is_pinned: true,
        created_at: findInstant(today, -20, '11:05'),
      },
      {
        customer_id: 13,
        text: 'Rappeler pour les places de la sortie scolaire.',
        author: 'manager@demo.test',
        is_pinned: false,
        due_on: findInstant(today, -1, '12:00').slice(0, 10),
        created_at: findInstant(today, -4, '15:30'),
      },
    ]),
    mailer_access: own([
      {
        mailer_provider: 'brevo',
        api_key: KEY,
      },
    ]),
    mail_sending: own([
      {
        name: 'Lettre aux abonnés',
        mailer_provider: 'brevo',
        state: 'sent',
        created_at: findInstant(today, -6, '9:40'),
        ended_at: findInstant(today, -6, '9:41'),
        asked_by: 'manager@demo.test',
        matched_count: contactNames.length,
        sent_count: count('sent'),
        not_agreed_count: count('notAgreed'),
      },
    ]),
    mail_recipient: own(
      contactNames.map((name, index) => ({
        sending_id: 1,
        customer_id: index + 1,
        name,
        email: contactMails[index],
        state: stateOf(index),
      })),
    ),
  };
}
