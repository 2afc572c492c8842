/**
 * A refusal in the reader's language: the words for its code, filled with its values, else what a server without codes
 * said. What comes from no server is described by its kind alone.
 */
import { useLocale, useTranslate } from 'ra-core';
import { useCallback, useEffect, useState } from 'react';
import { summaryOf } from '../data/descriptors.ts';
import { ProblemError } from '../data/ProblemError.ts';
import { settledRefusals } from '../i18n/refusals.ts';
import { useLabel } from '../i18n/useLabel.ts';

const kinds: Readonly<Record<number, string>> = {
  0: 'network',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  412: 'changed',
  422: 'invalid',
  429: 'busy',
};

/** A problem as the server wrote it. */
interface DescribedProblem {
  readonly code?: string | undefined;
  readonly values?: unknown;
  readonly message?: string | undefined;
}

export interface Refusal {
  readonly kind: string;
  /** What kind it is. */
  readonly title: string;
  /** What happened and the next move; empty where nothing more is known. */
  readonly text: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A server's message in its answer; a status line is nobody's words. */
const textOf = ({ problem }: ProblemError): string | undefined =>
  problem.message ?? problem.detail ?? problem.description ?? problem['hydra:description'];

function readProblem(error: unknown): DescribedProblem {
  if (error instanceof ProblemError)
    return { code: error.code, values: error.problem.values, message: textOf(error) };
  // A fault of the program has English words for developers, if any.
  return {};
}

/** How many wrong values a notice names: more are read by nobody. */
const NAMED = 3;

/** The values that are wrong, by the names they were sent under: not every refusal is met by a form that marks them. */
function useViolationTexts(): (error: unknown) => readonly string[] {
  const translate = useTranslate();
  return useCallback(
    (error) =>
      (error instanceof ProblemError ? error.violations : [])
        .slice(0, NAMED)
        .map(({ propertyPath, code, message }) => {
          const text = translate(`app.violation.${code}`, { _: message });
          return propertyPath ? `${text} (${propertyPath})` : text;
        }),
    [translate],
  );
}

/** Entities and policies by their names for people. */
function useNamed(): (values: unknown) => Readonly<Record<string, unknown>> {
  const translate = useTranslate();
  const label = useLabel();
  return useCallback(
    (values) => {
      if (!isRecord(values)) return {};
      const { entity, policy } = values;
      const summary = summaryOf(typeof entity === 'string' ? entity : undefined);
      const names =
        typeof policy === 'string' &&
        policy.split('" or "').map((code) => translate(`policy.${code}.name`, { _: code }));
      return {
        ...values,
        ...(summary && { entity: label(summary.label) }),
        ...(names && { policy: names.join(' / ') }),
      };
    },
    [translate, label],
  );
}

/** The words for a problem; empty where there are none in the reader's language. */
function useProblemText(): (problem: DescribedProblem) => string {
  const translate = useTranslate();
  const locale = useLocale();
  const named = useNamed();
  return useCallback(
    ({ code, values, message = '' }) => {
      const own = code ? translate(`errors.${code}`, { ...named(values), _: '' }) : '';
      // A code without words of ours comes with English ones.
      return own || (code && locale !== 'en' ? '' : message);
    },
    [translate, locale, named],
  );
}

/** The words for what long work wrote into its result, once they are there: no answer has brought them. */
export function useWorkProblem(problem: unknown): string {
  const textOf = useProblemText();
  const [isReady, setReady] = useState(false);
  const isMet = isRecord(problem);
  useEffect(() => {
    if (isMet) void settledRefusals().then(() => setReady(true));
  }, [isMet]);
  return isMet && isReady ? textOf(problem) : '';
}

export function useRefusal(): (error: unknown) => Refusal {
  const translate = useTranslate();
  const textOf = useProblemText();
  const violationsOf = useViolationTexts();
  return useCallback(
    (error) => {
      const kind = kinds[error instanceof ProblemError ? error.status : -1] ?? 'failed';
      const text = [textOf(readProblem(error)), violationsOf(error).join('; ')].filter(Boolean).join(' ');
      return { kind, title: translate(`app.problem.${kind}`), text };
    },
    [translate, textOf, violationsOf],
  );
}

/** A refusal in one breath, for a notice. */
export function useRefusalNotice(): (error: unknown) => string {
  const refusalOf = useRefusal();
  return useCallback(
    (error) => {
      const { title, text } = refusalOf(error);
      return text ? `${title}. ${text}` : title;
    },
    [refusalOf],
  );
}
