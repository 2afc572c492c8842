/** Which part of a log is shown; the address keeps it. */
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useSearchParams } from 'react-router';

/** What the address may have of these screens; any other is a list's, and shown as one. */
const OWN: readonly string[] = ['shown', 'file'];

export const isOwnAddress = (search: URLSearchParams): boolean =>
  [...search.keys()].every((key) => OWN.includes(key));

/** @returns the first where the address names none */
export function useShown<Name extends string>(names: readonly [Name, ...Name[]]): Name {
  const [search] = useSearchParams();
  return names.find((name) => name === search.get('shown')) ?? names[0];
}

interface ShownChoiceProps<Name extends string> {
  readonly label: string;
  readonly names: readonly [Name, ...Name[]];
  readonly textOf: (name: Name) => string;
}

export function ShownChoice<Name extends string>({ label, names, textOf }: ShownChoiceProps<Name>) {
  const [search, setSearch] = useSearchParams();
  const shown = useShown(names);
  const choose = (name: Name) => {
    const next = new URLSearchParams(search);
    if (name === names[0]) next.delete('shown');
    else next.set('shown', name);
    setSearch(next);
  };
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={shown}
      aria-label={label}
      onChange={(_event, next: Name | null) => next && choose(next)}
      sx={{ mb: 2, flexWrap: 'wrap', '& .MuiToggleButton-root': { color: 'text.primary' } }}
    >
      {names.map((name) => (
        <ToggleButton key={name} value={name}>
          {textOf(name)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
