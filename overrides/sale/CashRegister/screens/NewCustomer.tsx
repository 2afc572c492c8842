/** A customer written down in the middle of a sale; those who are likely the same are offered while one types. */
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItemButton,
  ListItemText,
  TextField,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { callAction } from '../../../../src/data/callAction.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { useDebounced } from '../../../../src/fields/picker/useDebounced.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import {
  type CustomerDraft,
  describeDuplicates,
  readCustomer,
} from '../../../customers/Customer/model/newCustomer.ts';
import { useDeskCartTexts } from './deskCart/useDeskCartTexts.ts';
import { CUSTOMER_FIELDS, type PickedCustomer } from './pickedCustomer.ts';

interface NewCustomerProps {
  /** What was searched for. */
  readonly typed: string;
  readonly onCustomer: (customer: PickedCustomer) => void;
  readonly onClose: () => void;
}

const MEMBERS = [
  { name: 'lastname', type: 'text', half: false },
  { name: 'firstname', type: 'text', half: false },
  { name: 'email', type: 'email', half: false },
  { name: 'phone', type: 'tel', half: true },
  { name: 'zipcode', type: 'text', half: true },
] as const satisfies readonly {
  readonly name: keyof CustomerDraft;
  readonly type: string;
  readonly half: boolean;
}[];

export function NewCustomer({ typed, onCustomer, onClose }: NewCustomerProps) {
  const t = useDeskCartTexts();
  const title = useId();
  const [draft, setDraft] = useState(() => readCustomer(typed));
  const create = useAction('Customer.create', CUSTOMER_FIELDS);
  const submit = async () => {
    const written = Object.fromEntries(
      Object.entries(draft).flatMap(([name, value]) => (value.trim() ? [[name, value.trim()]] : [])),
    );
    const made = await create.run({ body: { lastname: draft.lastname.trim(), ...written } });
    if (made.isDone) onCustomer(made.answer);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!create.isPending) void submit();
        }}
      >
        <DialogTitle id={title}>{t('deskCart.newCustomer')}</DialogTitle>
        <DialogContent>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr', pt: 1 }}>
            {MEMBERS.map(({ name, type, half }) => (
              <TextField
                key={name}
                name={name}
                type={type}
                autoFocus={name === 'lastname'}
                required={name === 'lastname'}
                label={t(`deskCart.${name}`)}
                value={draft[name]}
                onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
                sx={half ? {} : { gridColumn: '1 / -1' }}
                slotProps={{ htmlInput: { maxLength: 200 } }}
              />
            ))}
          </Box>
          <Duplicates draft={draft} onCustomer={onCustomer} />
          <ProblemAlert error={create.refusal?.error} />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('deskCart.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={create.isPending}>
            {t('deskCart.createCustomer')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function Duplicates({
  draft,
  onCustomer,
}: { readonly draft: CustomerDraft } & Pick<NewCustomerProps, 'onCustomer'>) {
  const t = useDeskCartTexts();
  const wanted = describeDuplicates(draft);
  const filter = useDebounced(wanted ? JSON.stringify(wanted) : '');
  const found = useQuery({
    queryKey: ['Customer', 'duplicates', filter],
    enabled: filter !== '',
    queryFn: ({ signal }) => {
      const query = { filter, itemsPerPage: 5 };
      return callAction(
        'Customer.list',
        { query, fields: ['displayName', 'email', 'phone', 'city'] },
        { signal },
      );
    },
  });
  const likely = wanted && filter ? (found.data?.member ?? []) : [];
  if (likely.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {t('deskCart.alreadyThere')}
      <List dense disablePadding aria-label={t('deskCart.alreadyThere')}>
        {likely.map((customer) => (
          <ListItemButton key={customer['@id']} onClick={() => onCustomer(customer)}>
            <ListItemText
              primary={customer.displayName}
              secondary={[customer.email, customer.phone, customer.city].filter(Boolean).join(' · ')}
            />
          </ListItemButton>
        ))}
      </List>
    </Alert>
  );
}
