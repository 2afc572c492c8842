/** Whom a change is about: the segment of the address, or everybody; and where its job is shown. */
import { useLocale } from 'ra-core';
import { useNavigate, useSearchParams } from 'react-router';
import { screenPath } from '../../../../src/data/screenPath.ts';

function readJson(text: string): readonly unknown[] {
  try {
    const given: unknown = JSON.parse(text);
    return Array.isArray(given) ? given : [text];
  } catch {
    return [text];
  }
}

export function useWhom() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const locale = useLocale() ?? 'en';
  const segment = parameters.get('segment') ?? '';
  const format = new Intl.NumberFormat(locale);
  const list = screenPath('CrmCustomer', 'list');
  return {
    isAll: segment === '',
    filterList: segment === '' ? [] : readJson(segment),
    back: segment === '' ? list : `${list}?filter=${encodeURIComponent(JSON.stringify({ segment }))}`,
    /** A number for a text with a plural. */
    many: (count: number) => ({ smart_count: count, count: format.format(count) }),
    showJob: (job: string) => void navigate(screenPath('Job', 'show', job.split('/').at(-1) ?? '')),
  };
}
