/** What the screens of mailing lists read: the access, the lists of the service, and what was sent. */
import { useQuery } from '@tanstack/react-query';
import { callAction } from '../../../../src/data/callAction.ts';

/** The one service there is. */
export const PROVIDER = 'brevo';

export const useAccess = () =>
  useQuery({
    queryKey: ['MailerAccess', PROVIDER],
    queryFn: async ({ signal }) => {
      const { member } = await callAction(
        'MailerAccess.list',
        { query: { mailerProvider: PROVIDER, itemsPerPage: 100 }, fields: ['accountName', 'testedAt'] },
        { signal },
      );
      // Of several the last one is used.
      return member.at(-1) ?? null;
    },
    retry: false,
  });

/** Asked of the service itself. */
export const useContactLists = (isAsked: boolean) =>
  useQuery({
    queryKey: ['MailerAccess', PROVIDER, 'lists'],
    queryFn: ({ signal }) =>
      callAction('POST /email/get-contact-lists', { body: { mailerProvider: PROVIDER } }, { signal }),
    enabled: isAsked,
    retry: false,
  });

const SHOWN = 10;

export const useSendings = () =>
  useQuery({
    queryKey: ['MailSending', 'latest'],
    queryFn: ({ signal }) =>
      callAction(
        'MailSending.list',
        {
          query: { 'order[createdAt]': 'desc', itemsPerPage: SHOWN },
          fields: ['name', 'createdAt', 'state', 'sentCount', 'matchedCount'],
        },
        { signal },
      ),
    retry: false,
  });
