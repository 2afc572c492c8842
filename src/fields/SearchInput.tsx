/** A text that filters while it is typed; late enough that a word is one request. */
import SearchIcon from '@mui/icons-material/Search';
import { InputAdornment, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useDraft } from './useDraft.ts';

export interface SearchInputProps {
  readonly label?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SearchInput({ label, value, onChange }: SearchInputProps) {
  const translate = useTranslate();
  const [draft, setDraft] = useDraft(value, onChange);
  const isMain = label === undefined;
  return (
    <TextField
      type="search"
      label={label ?? translate('app.list.search')}
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
      sx={{ width: { xs: '100%', sm: isMain ? 280 : 200 } }}
      slotProps={
        isMain
          ? {
              input: {
                startAdornment: (
                  <InputAdornment position="start">
                    <SearchIcon fontSize="small" />
                  </InputAdornment>
                ),
              },
            }
          : {}
      }
    />
  );
}
