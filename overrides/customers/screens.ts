/** Screens of the area "customers": sorted, a line an entry, loaded lazily. Found by `overrides/screens.ts`. */
import type { ScreenEntry } from '../../src/screens.ts';

export const screens: readonly ScreenEntry[] = [
  {
    kind: 'menu',
    entity: 'Client',
    section: 'accounting',
    position: 3.5,
    needs: 'accounting.read',
  },
  { kind: 'menu', entity: 'CrmCustomer', section: 'customers', position: 1 },
  { kind: 'menu', entity: 'ImportedFile', section: 'customers', position: 3 },
  {
    kind: 'panel',
    entity: 'CrmCustomer',
    slot: 'list',
    place: 'top',
    load: async () => (await import('./Segment/screens/SegmentPanel.tsx')).SegmentPanel,
  },
  {
    kind: 'panel',
    entity: 'ImportedFile',
    slot: 'list',
    place: 'top',
    load: async () => (await import('./ImportedFile/screens/UploadPanel.tsx')).UploadPanel,
  },
  {
    kind: 'panel',
    entity: 'Job',
    slot: 'show',
    place: 'top',
    load: async () => (await import('./MassChange/screens/ChangeResult.tsx')).ChangeResult,
  },
  {
    kind: 'route',
    path: '/customers/change',
    needs: 'customers.write',
    load: async () => (await import('./MassChange/screens/ChangeCustomers.tsx')).ChangeCustomers,
  },
  {
    kind: 'route',
    path: '/customers/dataviz',
    needs: 'customers.read',
    load: async () => (await import('./SearchAggregation/screens/CustomerFigures.tsx')).CustomerFigures,
  },
  {
    kind: 'route',
    path: '/customers/delete',
    needs: 'customers.erase',
    load: async () => (await import('./MassChange/screens/DeleteCustomers.tsx')).DeleteCustomers,
  },
  {
    kind: 'route',
    path: '/customers/duplicates',
    menu: { section: 'customers', label: 'menu.duplicates', icon: 'Groups', position: 2 },
    needs: 'customers.read',
    load: async () => (await import('./Duplicates/screens/Duplicates.tsx')).Duplicates,
  },
  {
    kind: 'route',
    path: '/customers/duplicates/location',
    needs: 'customers.read',
    load: async () => (await import('./Duplicates/screens/Duplicates.tsx')).Duplicates,
  },
  {
    kind: 'route',
    path: '/customers/duplicates/similarity',
    needs: 'customers.read',
    load: async () => (await import('./Duplicates/screens/Duplicates.tsx')).Duplicates,
  },
  {
    kind: 'route',
    path: '/customers/merge',
    needs: 'customers.write',
    load: async () => (await import('./Duplicates/screens/MergeCustomers.tsx')).MergeCustomers,
  },
  {
    kind: 'route',
    path: '/customers/stickers/print',
    needs: 'customers.export',
    load: async () => (await import('./Labels/screens/PrintLabels.tsx')).PrintLabels,
  },
  {
    kind: 'route',
    path: '/settings/crm/imports/upload',
    needs: 'customers.import',
    load: async () => (await import('./ImportedFile/screens/UploadFile.tsx')).UploadFile,
  },
  {
    kind: 'slot',
    entity: 'CrmCustomer',
    slot: 'create',
    load: async () => (await import('./CrmCustomer/screens/CustomerCreate.tsx')).CustomerCreate,
  },
  {
    kind: 'slot',
    entity: 'CrmCustomer',
    slot: 'show',
    load: async () => (await import('./CrmCustomer/screens/CustomerShow.tsx')).CustomerShow,
  },
  {
    kind: 'slot',
    entity: 'ImportedFile',
    slot: 'show',
    load: async () => (await import('./ImportedFile/screens/ImportedFileShow.tsx')).ImportedFileShow,
  },
];
