/** By which means of payment money comes in, or goes out. */
import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';

interface MethodChoiceProps<Method> {
  readonly title: string;
  readonly methods: readonly Method[];
  readonly method: number | undefined;
  readonly onChange: (method: number) => void;
  readonly labelOf?: (method: Method) => string;
}

export function MethodChoice<Method extends { readonly deskPaymentMethod: number; readonly label: string }>({
  title,
  methods,
  method,
  onChange,
  labelOf = ({ label }) => label,
}: MethodChoiceProps<Method>) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{title}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={method === undefined ? '' : String(method)}
        onChange={(_, value) => onChange(Number(value))}
      >
        {methods.map((one) => (
          <FormControlLabel
            key={one.deskPaymentMethod}
            value={String(one.deskPaymentMethod)}
            control={<Radio />}
            label={labelOf(one)}
            sx={{ mr: 3 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
