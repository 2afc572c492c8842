/** The pages of an online payment, in the frame of the sign-in page: what a buyer owes, what became of it, the bank that is played. */
import { escapeHtml, type Page, renderDocument } from '../../../../accounts/SignIn/server/pageFrame.ts';
import { makeSheetWriter } from '../../../../fiscal/Sheet/model.ts';
import type { LinkPage } from '../readLink.ts';
import { payTexts } from './texts.ts';

export type PayLanguage = 'en' | 'fr';

type Values = Readonly<Record<string, string>>;

const fill = (text: string, values: Values): string =>
  escapeHtml(text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole));

export const writeMoney = (amount: number, currency: string, language: PayLanguage): string =>
  makeSheetWriter(language).money(amount, currency);

const when = (iso: string, timezone: string, language: PayLanguage): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'fr-FR', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: timezone,
  }).format(new Date(iso));

export type Message =
  | 'unknown'
  | 'paid'
  | 'expired'
  | 'withdrawn'
  | 'succeeded'
  | 'failed'
  | 'cancelled'
  | 'nothingDue'
  | 'pending'
  | 'done'
  | 'tooMany';

interface MessageFacts {
  readonly language: PayLanguage;
  readonly values?: Values;
  /** Where it goes on, and by which text. */
  readonly next?: { readonly href: string; readonly text: 'again' | 'look' | 'goOn' };
}

export function renderMessage(message: Message, { language, values = {}, next }: MessageFacts): Page {
  const text = payTexts[language];
  return renderDocument(
    language,
    `<h1>${fill(text[message], values)}</h1><p class="lead">${fill(text[`${message}Help`], values)}</p>
${next ? `<p><a class="button" href="${escapeHtml(next.href)}">${text[next.text]}</a></p>` : ''}`,
    { title: text[message] },
  );
}

export function renderLink(
  page: LinkPage,
  {
    language,
    amount,
    path,
  }: { readonly language: PayLanguage; readonly amount: number; readonly path: string },
): Page {
  const text = payTexts[language];
  const money = writeMoney(amount, page.currency, language);
  const lines = page.lines.map(({ title, startDate, timezone, quantity }) => {
    const date = startDate === null ? '' : ` – ${when(startDate, timezone, language)}`;
    return `<p>${escapeHtml(`${title}${date}`)} – ${fill(quantity === 1 ? text.place : text.places, { count: String(quantity) })}</p>`;
  });
  const until = page.expiresAt === null ? '' : when(page.expiresAt, page.timezone, language);
  return renderDocument(
    language,
    `<h1>${fill(text.payTo, { organiser: page.organiser })}</h1>
<p class="lead">${fill(text.order, { number: page.number ?? '' })}</p>
${lines.join('\n')}
${page.message ? `<p>${escapeHtml(page.message)}</p>` : ''}
<p><strong>${fill(text.amount, { amount: money })}</strong></p>
<form method="post" action="${escapeHtml(path)}"><button type="submit">${fill(text.pay, { amount: money })}</button></form>
${until ? `<p>${fill(text.until, { date: until })}</p>` : ''}`,
    { title: text.title },
  );
}

export function renderBank({
  language,
  amount,
  currency,
  path,
}: {
  readonly language: PayLanguage;
  readonly amount: number;
  readonly currency: string;
  readonly path: string;
}): Page {
  const text = payTexts[language];
  const button = (name: 'accept' | 'refuse' | 'abandon' | 'silent') =>
    `<button type="submit" name="answer" value="${name}">${text[name]}</button>`;
  return renderDocument(
    language,
    `<h1>${text.bank}</h1><p class="lead">${fill(text.bankHelp, { amount: writeMoney(amount, currency, language) })}</p>
<form method="post" action="${escapeHtml(path)}">${(['accept', 'refuse', 'abandon', 'silent'] as const).map(button).join('\n')}</form>`,
    { title: text.bank },
  );
}
