/** How a file is to be written, from the address and the caller's language. */
import type { FastifyRequest } from 'fastify';
import { planProblem } from '../plan/errors.ts';
import { onlyValue } from '../plan/onlyValue.ts';
import { valuesOf } from '../plan/planFilter.ts';
import type { Query } from '../request/readFields.ts';

export type Format = 'csv' | 'xlsx' | 'jsonld';

/** Parameters of the export itself, beside those of a list. */
export const exportParameters = ['header', 'delimiter', 'bom', 'language'] as const;

export interface ExportOptions {
  readonly format: Format;
  /**
   * `labels`, for people: titles of relations, amounts in the currency's unit, instants in their owner's timezone.
   * `names`, for machines: IRIs, minor units, instants in UTC; what an import reads back as it was.
   */
  readonly header: 'labels' | 'names';
  readonly delimiter: string;
  /** Excel takes a CSV without it for its own code page. */
  readonly hasBom: boolean;
  readonly language: 'en' | 'fr';
}

const delimiters: Readonly<Record<string, string>> = { ',': ',', ';': ';', tab: '\t' };

/** The better liked of the product's two languages (RFC 9110, 12.5.4). */
export function readLanguage(header: string | undefined): 'en' | 'fr' {
  let best: { language: 'en' | 'fr'; quality: number } = { language: 'en', quality: 0 };
  for (const part of (header ?? '').slice(0, 500).split(',')) {
    const [, language, quality = '1'] = /^\s*(en|fr)\b[^;]*(?:;\s*q=([\d.]+))?/i.exec(part) ?? [];
    if (language && Number(quality) > best.quality)
      best = { language: language.toLowerCase() as 'en' | 'fr', quality: Number(quality) };
  }
  return best.language;
}

function readChoice<Choice extends string>(
  query: Query,
  parameter: string,
  choices: readonly Choice[],
): Choice | undefined {
  const value = onlyValue(parameter, valuesOf(query, parameter));
  if (value === undefined) return undefined;
  const found = choices.find((choice) => choice === value);
  if (found !== undefined) return found;
  const expected = `of ${choices.map((choice) => `"${choice}"`).join(', ')}`;
  throw planProblem('PLAN-005', { parameter, value: value.slice(0, 80), expected });
}

export function readOptions(request: FastifyRequest, format: Format): ExportOptions {
  const query = request.query as Query;
  const header = readChoice(query, 'header', ['labels', 'names']) ?? 'labels';
  const language =
    readChoice(query, 'language', ['en', 'fr']) ?? readLanguage(request.headers['accept-language']);
  const delimiter = readChoice(query, 'delimiter', [',', ';', 'tab']);
  const bom = readChoice(query, 'bom', ['0', '1']);
  const forPeople = header === 'labels';
  return {
    format,
    header,
    language,
    // Excel in French reads the semicolon, because the comma is its decimal sign.
    delimiter: delimiters[delimiter ?? ''] ?? (forPeople && language === 'fr' ? ';' : ','),
    hasBom: bom === undefined ? forPeople : bom === '1',
  };
}
