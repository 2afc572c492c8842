/** How a list is shown: density, pages or no end, hidden records, order, print. Kept for the person. */
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Button, MenuItem, Stack, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import { useLabel } from '../../i18n/useLabel.ts';
import { useSchema } from '../SchemaContext.tsx';
import { orderWords, sortPath } from './sortPath.ts';
import type { Columns } from './useColumns.ts';
import type { Hidden, ListAddress } from './useListAddress.ts';
import { type Density, useListSettings } from './useListSettings.ts';

export interface DisplayPanelProps {
  readonly address: ListAddress;
  readonly columns: Columns;
  readonly onPrint: () => void;
  readonly onClose: () => void;
}

export function DisplayPanel({ address, columns, onPrint, onClose }: DisplayPanelProps) {
  const { entity } = useSchema();
  const translate = useTranslate();
  const [{ density = 'normal', mode = 'paged' }, setSettings] = useListSettings(entity.name);
  const { setPerPage } = useListContext();
  return (
    <Stack sx={{ p: 2, gap: 2, width: 300, maxWidth: '100%' }}>
      <Choice
        name="density"
        value={density}
        choices={['compact', 'normal', 'roomy']}
        onChange={(next) => setSettings({ density: next as Density })}
      />
      <Choice
        name="mode"
        value={mode}
        choices={['paged', 'infinite']}
        onChange={(next) => {
          setSettings({ mode: next as 'paged' | 'infinite' });
          setPerPage(next === 'infinite' ? 100 : 25);
        }}
      />
      <SortFields columns={columns} />
      {entity.hide && (
        <TextField
          select
          fullWidth
          label={translate('app.list.hidden')}
          value={address.hidden}
          onChange={(event) => {
            const hidden = event.target.value as Hidden;
            address.change({ hidden: hidden === 'without' ? undefined : hidden, page: '1' });
          }}
        >
          {(['without', 'with', 'only'] as const).map((each) => (
            <MenuItem key={each} value={each}>
              {translate(`app.list.${each}Hidden`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Box sx={{ borderTop: 1, borderColor: 'divider', mx: -2, px: 2, pt: 1, mb: -1 }}>
        <Button
          fullWidth
          color="inherit"
          startIcon={<PrintIcon />}
          onClick={() => {
            onClose();
            onPrint();
          }}
        >
          {translate('app.list.print')}
        </Button>
      </Box>
    </Stack>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly choices: readonly string[];
  readonly onChange: (value: string) => void;
}

function Choice({ name, value, choices, onChange }: ChoiceProps) {
  const translate = useTranslate();
  return (
    <Box>
      <Box sx={{ fontSize: 13, color: 'text.secondary', mb: 0.5 }}>{translate(`app.list.${name}`)}</Box>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={value}
        aria-label={translate(`app.list.${name}`)}
        onChange={(_event, next: string | null) => next && onChange(next)}
      >
        {choices.map((each) => (
          <ToggleButton key={each} value={each} sx={{ textTransform: 'none' }}>
            {translate(`app.list.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}

/** A phone shows cards, which have no heads to click on: here the order is set everywhere. */
function SortFields({ columns }: { readonly columns: Columns }) {
  const { sort, setSort } = useListContext();
  const { entity, byName } = useSchema();
  const translate = useTranslate();
  const label = useLabel();
  const paths = columns.choices.flatMap((column) => {
    const path = sortPath(column, byName, entity);
    return path ? { path, text: label(column.label), words: orderWords(column.kind) } : [];
  });
  const known = paths.find(({ path }) => path === sort?.field);
  const words = known?.words ?? 'words';
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      <TextField
        select
        fullWidth
        label={translate('app.list.sort')}
        value={known?.path ?? ''}
        onChange={(event) => setSort({ field: event.target.value, order: 'ASC' })}
        slotProps={{ select: { MenuProps: { slotProps: { paper: { sx: { maxHeight: 360 } } } } } }}
      >
        {paths.map(({ path, text }) => (
          <MenuItem key={path} value={path}>
            {text}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={translate('app.list.order')}
        value={sort?.order ?? 'ASC'}
        disabled={!known}
        onChange={(event) => setSort({ field: sort.field, order: event.target.value as 'ASC' | 'DESC' })}
        sx={{ minWidth: 132 }}
      >
        {(['ASC', 'DESC'] as const).map((order) => (
          <MenuItem key={order} value={order}>
            {translate(`app.list.orders.${words}.${order}`)}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
