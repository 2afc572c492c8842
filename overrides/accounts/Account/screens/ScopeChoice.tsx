/** The policies a token may use, by subject: those alone that its person has, since it can do no more than they can. */
import { Box, Checkbox, FormControlLabel, FormGroup, Typography } from '@mui/material';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import { useOwnPolicies } from './useOwnPolicies.ts';

interface ScopeChoiceProps {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
}

export function ScopeChoice({ chosen, onChange }: ScopeChoiceProps) {
  const label = useLabel();
  const own = useOwnPolicies();
  const domains = Map.groupBy(own, ({ domain }) => domain);
  const toggle = (code: string) =>
    onChange(chosen.includes(code) ? chosen.filter((each) => each !== code) : [...chosen, code]);
  return (
    <Box>
      {[...domains].map(([domain, policies]) => (
        <Box key={domain} component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 1.5 }}>
          <Typography component="legend" sx={{ fontWeight: 600, p: 0 }}>
            {policies[0] && label(policies[0].category)}
          </Typography>
          <FormGroup>
            {policies.map(({ code, name }) => (
              <FormControlLabel
                key={code}
                control={
                  <Checkbox size="small" checked={chosen.includes(code)} onChange={() => toggle(code)} />
                }
                label={label(name)}
              />
            ))}
          </FormGroup>
        </Box>
      ))}
    </Box>
  );
}
