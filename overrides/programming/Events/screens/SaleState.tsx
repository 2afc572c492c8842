/** Whether a performance sells, as a chip in the colour of what it is, and beneath it why not, in words. */
import { Box, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { eventDateDescriptor } from '../../../../schema/generated/programming/EventDate.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { EnumValue } from '../../../../src/fields/values/EnumValue.tsx';
import { listSaleReasons } from '../../EventDate/model/listSaleReasons.ts';
import { useTexts as useSaleTexts } from '../../EventDate/screens/sale/useTexts.ts';
import type { ListedEvent } from './useEvents.ts';

const find = (wanted: string) => eventDateDescriptor.properties.find(({ name }) => name === wanted);
const [status, availability] = [find('status'), find('availabilityStatus')];

/** What its word expresses already needs no sentence. */
const IN_THE_WORD = ['cancelled', 'past', 'draft', 'closed', 'soldOut'];

export function SaleState({ date }: { readonly date: ListedEvent }) {
  const t = useSaleTexts();
  const [locale] = useLocaleState();
  const reasons = listSaleReasons(date, new Date());
  const when = (instant: string | null) =>
    formatInstant(instant, date.ticketing.timezone, locale, 'dateTime');
  const further = reasons.filter((reason) => !IN_THE_WORD.includes(reason));
  const isByStatus = date.status !== 'opened' && date.status !== null;
  const [property, value] = isByStatus ? [status, date.status] : [availability, date.availabilityStatus];
  return (
    <Box>
      {property && value && <EnumValue property={property} value={value} />}
      {further.map((reason) => (
        <Typography key={reason} variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`dateSale.reasons.${reason}`, {
            when: when(reason === 'notYetOnSale' ? date.saleStartDate : date.saleEndDate),
          })}
        </Typography>
      ))}
    </Box>
  );
}
