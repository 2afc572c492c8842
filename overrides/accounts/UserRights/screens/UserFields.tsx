/** The fields of a user, to invite one and to change one. Role, units and device are searched to the last. */

import { Box, TextField } from '@mui/material';
import type { Picked } from '../../../../src/fields/picker/Picked.ts';
import { RelationPicker } from '../../../../src/fields/RelationPicker.tsx';
import { useTexts } from './useTexts.ts';

export interface UserDraft {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly position: string;
  readonly contractRole: string | null;
  readonly deskSellingDevice: string | null;
  readonly organizationalUnitList: readonly string[];
}

const one = (picked: unknown) => (picked as Picked | null)?.id ?? null;
const many = (picked: unknown) => ((picked ?? []) as readonly Picked[]).map(({ id }) => id);

interface UserFieldsProps {
  readonly draft: UserDraft;
  readonly onChange: (draft: UserDraft) => void;
  /** What the server refused, by field. */
  readonly faults: Readonly<Record<string, string>>;
  /** A personal list of rights is changed where such lists are. */
  readonly isPersonal?: boolean;
}

const texts = ['email', 'firstname', 'lastname', 'position'] as const;

export function UserFields({ draft, onChange, faults, isPersonal = false }: UserFieldsProps) {
  const t = useTexts();
  const fault = (name: string) => ({ error: faults[name] !== undefined, helperText: faults[name] });
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      {texts.map((name) => (
        <TextField
          key={name}
          size="small"
          label={t(`userRights.fields.${name}`)}
          type={name === 'email' ? 'email' : 'text'}
          required={name === 'email'}
          value={draft[name]}
          onChange={(event) => onChange({ ...draft, [name]: event.target.value })}
          {...fault(name)}
        />
      ))}
      {!isPersonal && (
        <RelationPicker
          target="Role"
          label={t('userRights.columns.role')}
          value={draft.contractRole}
          onChange={(next) => onChange({ ...draft, contractRole: one(next) })}
          {...fault('contractRole')}
        />
      )}
      <RelationPicker
        target="OrganizationalUnit"
        label={t('userRights.columns.units')}
        multiple
        value={draft.organizationalUnitList}
        onChange={(next) => onChange({ ...draft, organizationalUnitList: many(next) })}
        {...fault('organizationalUnitList')}
      />
      <RelationPicker
        target="SellingDevice"
        label={t('userRights.columns.device')}
        value={draft.deskSellingDevice}
        onChange={(next) => onChange({ ...draft, deskSellingDevice: one(next) })}
        {...fault('deskSellingDevice')}
      />
    </Box>
  );
}
