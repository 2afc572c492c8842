/** Chooses the file: dropped here, or picked. */
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { Box, Button } from '@mui/material';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useText } from './useText.ts';

export interface FileStepProps {
  readonly onChoose: (file: File) => void;
}

export function FileStep({ onChoose }: FileStepProps) {
  const text = useText();
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const choose = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onChoose(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        border: 2,
        borderStyle: 'dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        bgcolor: isOver ? 'action.hover' : 'transparent',
        borderRadius: 1.5,
        px: 3,
        py: { xs: 4, sm: 6 },
        textAlign: 'center',
        display: 'grid',
        justifyItems: 'center',
        gap: 1.5,
      }}
    >
      <UploadIcon color="action" sx={{ fontSize: 40 }} />
      <Box sx={{ fontWeight: 600 }}>{text('drop')}</Box>
      <Button variant="contained" autoFocus onClick={() => input.current?.click()} aria-describedby={id}>
        {text('choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.tsv,.xlsx,text/csv"
        aria-label={text('choose')}
        onChange={(event) => choose(event.target.files)}
      />
      <Box id={id} sx={{ color: 'text.secondary', fontSize: 13, maxWidth: 420 }}>
        {text('kinds')}
      </Box>
    </Box>
  );
}
