/** Files out of the list and into it. */
/// <reference types="vite/client" />
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useMay } from '../../data/useMay.ts';
import { useSchema } from '../SchemaContext.tsx';
import { useScope } from './useBulk.ts';

const ExportDialog = lazy(async () => ({ default: (await import('./ExportDialog.tsx')).ExportDialog }));

interface ImportProps {
  readonly onClose: () => void;
}

// Offered once that screen is there.
const [loadImport] = Object.values(
  import.meta.glob<{ ImportDialog: ComponentType<ImportProps> }>('../import/ImportDialog.tsx'),
);
const ImportDialog = loadImport && lazy(async () => ({ default: (await loadImport()).ImportDialog }));

export function TransferButtons({ columns }: { readonly columns: readonly string[] }) {
  const { entity } = useSchema();
  const [open, setOpen] = useState<'export' | 'import'>();
  const mayImport = useMay(entity, 'import');
  const mayExport = useMay(entity, 'export');
  const scope = useScope();
  const close = () => setOpen(undefined);
  return (
    <>
      {ImportDialog && mayImport && (
        <Transfer name="import" icon={<UploadIcon />} onClick={() => setOpen('import')} />
      )}
      {mayExport && <Transfer name="export" icon={<DownloadIcon />} onClick={() => setOpen('export')} />}
      <Suspense fallback={null}>
        {open === 'export' && (
          <ExportDialog scope={{ ...scope, ids: undefined }} shown={columns} onClose={close} />
        )}
        {ImportDialog && open === 'import' && <ImportDialog onClose={close} />}
      </Suspense>
    </>
  );
}

interface TransferProps {
  readonly name: 'export' | 'import';
  readonly icon: ReactNode;
  readonly onClick: () => void;
}

function Transfer({ name, icon, onClick }: TransferProps) {
  const translate = useTranslate();
  return (
    <Button
      color="inherit"
      startIcon={icon}
      onClick={onClick}
      aria-label={translate(`app.bulk.${name}`)}
      // On a phone the icon alone, so that the title keeps its line.
      sx={{
        minWidth: 0,
        '& .name': { display: { xs: 'none', sm: 'inline' } },
        '& .MuiButton-startIcon': { ml: { xs: 0, sm: -0.5 }, mr: { xs: 0, sm: 1 } },
      }}
    >
      <span className="name">{translate(`app.bulk.${name}`)}</span>
    </Button>
  );
}
