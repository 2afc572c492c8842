/** Opens a desk session at the desk one sits at, with the cash that is in its drawer. */
import { Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'ra-core';
import { currencyDigits } from '../../../../schema/currencyDigits.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import { parseMoney } from '../../../../src/fields/parseMoney.ts';
import { useSchemaForm } from '../../../../src/fields/schemaForm/useSchemaForm.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { AmountField } from './AmountField.tsx';
import { openForm } from './deskForms.ts';
import { useOpenSession } from './useDeskSession.ts';
import { useTexts } from './useTexts.ts';

export function OpenForm() {
  const t = useTexts();
  const open = useOpenSession();
  // A seller mostly sits where they sat last: the browser remembers it.
  const [chosen, setChosen] = useStore<string | undefined>('register.sellingDevice', undefined);
  const devices = useQuery({
    queryKey: ['desk-devices'],
    queryFn: ({ signal }) => {
      const query = { type: 'DESK', itemsPerPage: 100 };
      return callAction(
        'SellingDevice.list',
        { query, fields: ['name', { contract: ['defaultCurrency'] }] },
        { signal },
      );
    },
  });
  const known = devices.data?.member.map((item) => item['@id']) ?? [];
  const device = (chosen && known.includes(chosen) ? chosen : known[0]) ?? '';
  const currency = devices.data?.member[0]?.contract.defaultCurrency ?? 'EUR';
  const { control, handleSubmit } = useSchemaForm(openForm(currency), { openingFloat: '' });
  const submit = handleSubmit(({ openingFloat }) =>
    open.run(device || undefined, parseMoney(openingFloat, currencyDigits(currency)) ?? 0),
  );
  return (
    <Stack
      component="form"
      spacing={3}
      sx={{ maxWidth: 420, mx: 'auto', my: { xs: 4, md: 10 }, px: 2, textAlign: 'center' }}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <Box>
        <Typography variant="h1" component="h2" gutterBottom>
          {t('drawer.needSession')}
        </Typography>
        <Typography color="textSecondary">{t('drawer.needSessionHint')}</Typography>
      </Box>
      {(devices.data?.member.length ?? 0) > 0 && (
        <TextField
          select
          label={t('drawer.sellingDevice')}
          value={device}
          onChange={(event) => setChosen(event.target.value)}
          sx={{ textAlign: 'left' }}
        >
          {devices.data?.member.map((item) => (
            <MenuItem key={item['@id']} value={item['@id']}>
              {item.name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <AmountField
        control={control}
        name="openingFloat"
        label={t('drawer.openingFloat')}
        help={t('drawer.openingFloatHelp')}
        currency={currency}
      />
      <ProblemAlert error={open.refusal?.error} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={open.isPending || devices.isPending}
        autoFocus
      >
        {t('drawer.openSession')}
      </Button>
    </Stack>
  );
}
