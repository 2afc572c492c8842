/** `/events/{id}/settings`: a performance's settings by what they decide, in the order in which they are thought of. */
import { Box } from '@mui/material';
import { GenericEdit } from '../../../../src/generic/GenericEdit.tsx';
import { inputsOf } from '../../../../src/generic/inputsOf.tsx';

const { Inputs } = inputsOf('EventDate');

const when = { en: 'When and where', fr: 'Quand et où' };
const sale = { en: 'Sales', fr: 'Vente' };
const places = { en: 'Places', fr: 'Places' };
const vat = {
  en: 'Number among the paid performances (VAT)',
  fr: 'Rang parmi les représentations payantes (TVA)',
};
const more = { en: 'More', fr: 'Divers' };

export function DateSettings() {
  return (
    <GenericEdit>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Inputs label={when} properties={['startDate', 'endDate', 'seatingName', 'logicalSeatConfig']} />
        <Inputs
          label={sale}
          properties={['status', 'saleStartDate', 'saleEndDate', 'isReservableOnline', 'onSaleDemoMode']}
        />
        <Inputs
          label={places}
          properties={['unlimitedStock', 'totalStock', 'overbookingStock', 'isNumberedSeating', 'seatConfig']}
        />
        <Inputs label={vat} properties={['representationNumber', 'isRepresentationNumberManuallyFixed']} />
        <Inputs label={more} properties={['type', 'pattern', 'startOfEventDay', 'endOfEventDay']} />
      </Box>
    </GenericEdit>
  );
}
