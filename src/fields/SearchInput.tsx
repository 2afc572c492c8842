/** A text that filters while it is typed; late enough that a word is one request. */
import SearchIcon from '@mui/icons-material/Search';
import { InputAdornment, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useDraft } from './useDraft.ts';

export interface SearchInputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SearchInput({ value, onChange }: SearchInputProps) {
  const translate = useTranslate();
  const [draft, setDraft] = useDraft(value, onChange);
  return (
    <TextField
      type="search"
      fullWidth
      placeholder={translate('app.list.search')}
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
      slotProps={{
        htmlInput: { 'aria-label': translate('app.list.search') },
        input: {
          sx: { height: 36 },
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
