/** What a print job is called to people: the order it prints, a specimen, or the beginning of its key. */
import type { JobState } from '../../../../schema/channel.ts';

export const SPECIMEN = '/channel/v1/specimen.png';

type Translate = (key: string, values?: Record<string, unknown>) => string;

export function nameJob({ jobKey, urlList }: Pick<JobState, 'jobKey' | 'urlList'>, translate: Translate) {
  if (urlList.includes(SPECIMEN)) return translate('box.specimen');
  const order = /^order-(.+)-\d+(?:~\d+)?$/.exec(jobKey)?.[1];
  return order ? translate('box.order', { number: order }) : `#${jobKey.slice(0, 8)}`;
}
