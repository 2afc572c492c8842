/** `/settings/crm` and `/settings/crm/fields`: what the organiser asks of contacts, organisations and purchases, in its order. */
import AddIcon from '@mui/icons-material/Add';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  IconButton,
  Paper,
  Typography,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { PropertyDescriptor } from '../../../../schema/descriptor.ts';
import { customerFieldContractDescriptor } from '../../../../schema/generated/customers/CustomerFieldContract.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { nameOfValue } from '../../../../src/fields/nameOfValue.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import { type FieldGroup, GROUPS, moveField } from '../model/fieldDraft.ts';
import { isKnown, type OwnField } from '../model/ownFields.ts';
import { FieldDialog } from './FieldDialog.tsx';
import { KNOWN, type StoredField, useOwnFields } from './useOwnFields.ts';
import { useTexts } from './useTexts.ts';

const inputType = (customerFieldContractDescriptor.properties as readonly PropertyDescriptor[]).find(
  ({ name }) => name === 'inputType',
);

export function FieldSettings() {
  const t = useTexts();
  const { data, error, refetch } = useOwnFields();
  return (
    <Page
      width="form"
      title={t('ownFields.settings.title')}
      subtitle={t('ownFields.settings.subtitle')}
      actions={
        <>
          <Button component={RouterLink} to={screenPath('CustomerStatus', 'list')} color="inherit">
            {t('ownFields.settings.statuses')}
          </Button>
          <Button component={RouterLink} to={screenPath('ImportedFile', 'list')} color="inherit">
            {t('ownFields.settings.imports')}
          </Button>
        </>
      }
    >
      {error && <ProblemAlert error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      <Box sx={{ display: 'grid', gap: 3 }}>
        {data && GROUPS.map((group) => <Group key={group} group={group} fields={data} />)}
      </Box>
    </Page>
  );
}

interface GroupProps {
  readonly group: FieldGroup;
  /** Of all groups. */
  readonly fields: readonly StoredField[];
}

type Asking = { readonly what: 'add' } | { readonly what: 'edit' | 'remove'; readonly field: StoredField };

function Group({ group, fields }: GroupProps) {
  const t = useTexts();
  const client = useQueryClient();
  const mayWrite = useHas('settings.write');
  const [asking, setAsking] = useState<Asking>();
  const order = useAction('CustomerFieldContract.bulkUpdate', ['position']);
  const own = fields.filter(({ type }) => type === group);
  const reload = () => client.invalidateQueries({ queryKey: ['CustomerFieldContract'] });
  const move = async (index: number, by: -1 | 1) => {
    const moved = moveField(own, index, by);
    const member = moved.map((field, place) => ({ '@id': field['@id'], position: place + 1 }));
    const outcome = await order.run({ body: { member } });
    if (outcome.isDone) await reload();
  };
  const close = () => setAsking(undefined);
  const saved = () => {
    close();
    void reload();
  };
  const id = `fields-${group}`;
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
        <Typography id={id} variant="h2" sx={{ fontSize: 18 }}>
          {t(`ownFields.settings.${group}`)}
        </Typography>
        {mayWrite && (
          <Button startIcon={<AddIcon />} onClick={() => setAsking({ what: 'add' })}>
            {t('ownFields.settings.addField')}
          </Button>
        )}
      </Box>
      {own.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('ownFields.settings.nothing')}</Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {own.map((field, index) => (
          <Box
            component="li"
            key={field['@id']}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 0.5,
              py: 1,
              borderTop: index === 0 ? 0 : 1,
              borderColor: 'divider',
            }}
          >
            <About field={field} />
            {mayWrite && (
              <>
                <IconButton
                  size="small"
                  disabled={index === 0 || order.isPending}
                  aria-label={t('ownFields.settings.up', { name: field.label })}
                  onClick={() => void move(index, -1)}
                >
                  <UpIcon fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  disabled={index === own.length - 1 || order.isPending}
                  aria-label={t('ownFields.settings.down', { name: field.label })}
                  onClick={() => void move(index, 1)}
                >
                  <DownIcon fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={t('ownFields.settings.edit', { name: field.label })}
                  onClick={() => setAsking({ what: 'edit', field })}
                >
                  <EditIcon fontSize="small" />
                </IconButton>
                {field.isDeleteable !== false && (
                  <IconButton
                    size="small"
                    aria-label={t('ownFields.settings.remove', { name: field.label })}
                    onClick={() => setAsking({ what: 'remove', field })}
                  >
                    <DeleteIcon fontSize="small" />
                  </IconButton>
                )}
              </>
            )}
          </Box>
        ))}
      </Box>
      <ProblemAlert error={order.refusal?.error} />
      {asking?.what === 'remove' && <Remove field={asking.field} onDone={saved} onClose={close} />}
      {asking && asking.what !== 'remove' && (
        <FieldDialog
          group={group}
          fields={fields}
          {...(asking.what === 'edit' && { field: asking.field })}
          onSaved={saved}
          onClose={close}
        />
      )}
    </Paper>
  );
}

function About({ field }: { readonly field: StoredField }) {
  const t = useTexts();
  const label = useLabel();
  const facts = [
    inputType && nameOfValue(inputType, field.inputType ?? 'text', label),
    isKnown(field as OwnField, KNOWN) && t('ownFields.settings.known'),
    field.required && t('ownFields.settings.isRequired'),
    field.readOnly && t('ownFields.settings.isReadOnly'),
  ].filter(Boolean);
  return (
    <Box sx={{ flexGrow: 1, minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{field.label}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {facts.join(' · ')}
      </Typography>
    </Box>
  );
}

interface RemoveProps {
  readonly field: StoredField;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function Remove({ field, onDone, onClose }: RemoveProps) {
  const t = useTexts();
  const remove = useAction('CustomerFieldContract.delete');
  const confirm = async () => {
    const outcome = await remove.run({ id: field['@id'] });
    if (outcome.isDone) onDone();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="remove-field">
      <DialogTitle id="remove-field">
        {t('ownFields.settings.removeTitle', { name: field.label })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{t('ownFields.settings.removeText')}</DialogContentText>
        <ProblemAlert error={remove.refusal?.error} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('ownFields.settings.cancel')}
        </Button>
        <Button variant="contained" color="error" disabled={remove.isPending} onClick={() => void confirm()}>
          {t('ownFields.settings.removeIt')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
