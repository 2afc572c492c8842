/** The policies of a role or of a person's own list: by domain, each given or not, on everything or on what is chosen. */

import { Box, Checkbox, FormControlLabel, MenuItem, Paper, TextField, Typography } from '@mui/material';
import type { PolicyCode } from '../../../../schema/policies.ts';
import type { Picked } from '../../../../src/fields/picker/Picked.ts';
import { RelationPicker } from '../../../../src/fields/RelationPicker.tsx';
import { policies } from '../../Policy/model.ts';
import { type Draft, resourceEntities } from '../model.ts';
import { ReachNames } from './ReachNames.tsx';
import { useTexts } from './useTexts.ts';

type Policy = (typeof policies)[number];

interface PolicyPickerProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly isReadOnly?: boolean;
  /** Codes to mark, with what is wrong with them. */
  readonly faults: Readonly<Record<string, string>>;
}

export function PolicyPicker(props: PolicyPickerProps) {
  const t = useTexts();
  const domains = [...new Set(policies.map(({ domain }) => domain))];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {domains.map((domain) => (
        <Paper
          key={domain}
          component="section"
          variant="outlined"
          aria-labelledby={`domain-${domain}`}
          sx={{ p: 2 }}
        >
          <Typography id={`domain-${domain}`} variant="h2" sx={{ fontSize: 18, mb: 1 }}>
            {t(`userRights.policyDomain.${domain}`)}
          </Typography>
          {policies
            .filter((policy) => policy.domain === domain)
            .map((policy) => (
              <PolicyLine key={policy.code} policy={policy} {...props} />
            ))}
        </Paper>
      ))}
    </Box>
  );
}

function PolicyLine({
  policy,
  draft,
  onChange,
  isReadOnly = false,
  faults,
}: PolicyPickerProps & { readonly policy: Policy }) {
  const t = useTexts();
  const { code } = policy;
  const reach = draft[code];
  const set = (next: Draft[PolicyCode]) => {
    const { [code]: _, ...others } = draft;
    onChange(next === undefined ? others : { ...others, [code]: next });
  };
  const about = `about-${code.replace('.', '-')}`;
  return (
    <Box sx={{ py: 0.5 }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={reach !== undefined}
            disabled={isReadOnly}
            onChange={(event) => set(event.target.checked ? 'all' : undefined)}
            slotProps={{ input: { 'aria-describedby': about } }}
          />
        }
        label={t(`userRights.policy.${code}.name`)}
        sx={{ '& .MuiFormControlLabel-label.Mui-disabled': { color: 'text.primary' } }}
      />
      <Typography id={about} variant="body2" color="textSecondary" sx={{ pl: 4, mt: -0.5 }}>
        {t(`userRights.policy.${code}.description`)}
      </Typography>
      {faults[code] && (
        <Typography role="alert" variant="body2" color="error" sx={{ pl: 4 }}>
          {faults[code]}
        </Typography>
      )}
      {reach !== undefined &&
        policy.resourceType &&
        (isReadOnly ? (
          <ReachNames kind={policy.resourceType} reach={reach} />
        ) : (
          <Binding kind={policy.resourceType} code={code} reach={reach} set={set} />
        ))}
    </Box>
  );
}

interface BindingProps {
  readonly kind: keyof typeof resourceEntities;
  readonly code: PolicyCode;
  readonly reach: 'all' | readonly string[];
  readonly set: (reach: 'all' | readonly string[]) => void;
}

function Binding({ kind, code, reach, set }: BindingProps) {
  const t = useTexts();
  const name = t(`userRights.policy.${code}.name`);
  return (
    <Box sx={{ pl: 4, pt: 1, display: 'grid', gap: 1, maxWidth: 560 }}>
      <TextField
        select
        size="small"
        label={t('userRights.reachOf', { name })}
        value={reach === 'all' ? 'all' : 'chosen'}
        onChange={(event) => set(event.target.value === 'all' ? 'all' : [])}
      >
        <MenuItem value="all">{t(`userRights.bind.${kind}.all`)}</MenuItem>
        <MenuItem value="chosen">{t(`userRights.bind.${kind}.chosen`)}</MenuItem>
      </TextField>
      {reach !== 'all' && (
        <RelationPicker
          target={resourceEntities[kind]}
          label={t(`userRights.bind.${kind}.pick`, { name })}
          multiple
          value={reach}
          onChange={(next) => set(((next ?? []) as readonly Picked[]).map(({ id }) => String(id)))}
        />
      )}
    </Box>
  );
}
