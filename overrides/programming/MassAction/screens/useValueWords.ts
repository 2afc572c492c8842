/** A stored value in words, with the thing's name before it where the value alone would be unclear. */
import { useQuery } from '@tanstack/react-query';
import { callAction } from '../../../../src/data/callAction.ts';
import { useChannels, useTaxes } from '../../ShowProgramme/screens/useChoices.ts';
import { useTexts } from './useTexts.ts';
import { useWords } from './useWords.ts';

export const useTracks = () =>
  useQuery({
    queryKey: ['choices', 'ScanTrack'],
    queryFn: ({ signal }) =>
      callAction(
        'ScanTrack.list',
        { query: { itemsPerPage: 100 }, fields: ['name', 'isHidden'] },
        { signal },
      ),
  });

const hasId = (id: unknown) => (one: { readonly '@id': string }) => one['@id'].endsWith(`/${String(id)}`);

export function useValueWords(timezone: string): (name: string, value: unknown) => string {
  const t = useTexts();
  const words = useWords();
  const taxes = useTaxes().data?.member ?? [];
  const channels = useChannels().data?.member ?? [];
  const tracks = useTracks().data?.member ?? [];
  return (name, value) => {
    const text = typeof value === 'string' ? value : null;
    switch (name) {
      case 'saleStartDate':
        return `${t('massAction.facts.opens')}: ${words.at(text, timezone)}`;
      case 'saleEndDate':
        return `${t('massAction.facts.closes')}: ${words.at(text, timezone)}`;
      case 'startDate':
        return `${t('massAction.facts.copy')}: ${words.at(text, timezone)}`;
      case 'isDeleted':
        return t('massAction.facts.deleted');
      case 'status':
        return words.state(text);
      case 'unlimitedStock':
        return value === true ? t('massAction.unlimited') : '';
      case 'totalStock':
        return value === null ? '' : `${t('massAction.facts.places')}: ${words.places(false, Number(value))}`;
      case 'tax': {
        const tax = taxes.find(hasId(value));
        return tax ? words.rate(tax.rate) : t('massAction.withoutTax');
      }
      case 'scanTrack':
        return tracks.find(hasId(value))?.name ?? t('massAction.usualTrack');
      case 'sellingDeviceList': {
        const ids: readonly unknown[] = Array.isArray(value) ? value : [];
        const names = ids.flatMap((id) => channels.find(hasId(id))?.name ?? []);
        return names.join(', ') || t('massAction.everyChannel');
      }
      default:
        return '';
    }
  };
}
