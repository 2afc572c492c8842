/** Performances have seats of their own since they were made: whether those that are free follow. */
import { Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useHas } from '../../../../src/data/useHas.ts';
import { useTexts } from './useTexts.ts';

interface FollowChoiceProps {
  readonly count: number;
  readonly follows: boolean;
  readonly onChange: (follows: boolean) => void;
}

export function FollowChoice({ count, follows, onChange }: FollowChoiceProps) {
  const t = useTexts();
  const mayChange = useHas('stock.write');
  if (!mayChange)
    return <Typography variant="body2">{t('roomSale.keep', { smart_count: count })}</Typography>;
  return (
    <>
      <FormControlLabel
        control={<Checkbox checked={follows} onChange={(event) => onChange(event.target.checked)} />}
        label={t('roomSale.follow', { smart_count: count })}
      />
      <Typography variant="body2" color="textSecondary">
        {t('roomSale.followHint')}
      </Typography>
    </>
  );
}
