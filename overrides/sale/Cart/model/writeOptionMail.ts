/** The mail that informs a customer what was answered to their option. Pure. */
import { tieTexts } from '../../../../schema/tieMarks.ts';
import { type Mail, type MailLanguage, writeMail } from '../../../accounts/Mail/model.ts';

export interface OptionNotice {
  readonly email: string;
  /** Of the organiser: customers have none in the specification. */
  readonly language: string | null;
  readonly organiser: string | null;
  readonly name: string | null;
  readonly message: string | null;
  /** Until when the places are kept; an instant. */
  readonly until: string | null;
  readonly timezone: string | null;
  readonly status: string | null;
  readonly performances: readonly {
    readonly status: string | null;
    readonly title: string;
    readonly timezone: string | null;
    readonly start: string | null;
    /** Of the performance that is offered instead. */
    readonly offered: string | null;
    readonly places: number | null;
  }[];
}

const texts = {
  en: {
    subject: '{organiser}: your option',
    hello: 'Hello {name},',
    approved: '{title}, {start}: {places}, option approved.',
    offered: '{title}: we offer you {places} on {offered} instead of {start}.',
    rejected: '{title}, {start}: unfortunately we cannot meet your request.',
    pending: '{title}, {start}: {places} requested, answer to follow.',
    place: '1 place',
    places: '{count} places',
    until: 'The places are kept until {until}.',
    signature: '{organiser}',
  },
  fr: tieTexts({
    subject: '{organiser} : votre demande d’option',
    hello: 'Bonjour {name},',
    approved: '{title}, {start} : {places}, option acceptée.',
    offered: '{title} : nous vous proposons {places} le {offered} au lieu du {start}.',
    rejected: '{title}, {start} : nous ne pouvons malheureusement pas donner suite à votre demande.',
    pending: '{title}, {start} : votre demande de {places} est à l’étude.',
    place: '1 place',
    places: '{count} places',
    until: 'Les places sont gardées jusqu’au {until}.',
    signature: '{organiser}',
  }),
} as const;

const writeMoment = (instant: string | null, timeZone: string | null, language: MailLanguage) =>
  instant === null
    ? ''
    : new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
        dateStyle: 'full',
        timeStyle: 'short',
        timeZone: timeZone ?? 'Europe/Paris',
      }).format(new Date(instant));

const countPlaces = (count: number, language: MailLanguage) =>
  count === 1 ? texts[language].place : texts[language].places.replace('{count}', String(count));

type Performance = OptionNotice['performances'][number];

const keyOf = ({ status, offered }: Performance) => {
  if (status === 'approved') return offered === null ? 'approved' : 'offered';
  return status === 'rejected' ? 'rejected' : 'pending';
};

const fillLine = (performance: Performance, language: MailLanguage) => {
  const { title, start, offered, timezone, places } = performance;
  const values: Readonly<Record<string, string>> = {
    title,
    start: writeMoment(start, timezone, language),
    offered: writeMoment(offered, timezone, language),
    places: countPlaces(places ?? 0, language),
  };
  return texts[language][keyOf(performance)].replace(
    /\{(\w+)\}/g,
    (whole, name: string) => values[name] ?? whole,
  );
};

export function writeOptionMail(notice: OptionNotice): Mail {
  const { email, organiser, name, message, until, timezone, status, performances } = notice;
  const language = notice.language === 'en' ? 'en' : 'fr';
  const own = texts[language];
  const lines = (message ?? '').split(/\n+/).filter(Boolean);
  const keeps = status !== 'rejected' && until !== null;
  const paragraphs = [
    own.hello,
    ...performances.map((_, index) => `{line${index}}`),
    ...lines.map((_, index) => `{message${index}}`),
    ...(keeps ? [own.until] : []),
    own.signature,
  ];
  // As values, so that braces in what somebody typed stay as they are.
  const typed = [
    ...performances.map((performance, index) => [`line${index}`, fillLine(performance, language)]),
    ...lines.map((line, index) => [`message${index}`, line]),
  ];
  const values = {
    ...Object.fromEntries(typed),
    organiser: organiser ?? '',
    name: name ?? '',
    until: writeMoment(until, timezone, language),
  };
  return writeMail(email, { subject: own.subject, paragraphs }, values);
}
