/** A registry with one entry of each kind that adds to a generated screen: what `parts.test.ts` looks at. */
import { type RaRecord, useRecordContext } from 'ra-core';
import { Link, Outlet, useParams } from 'react-router-dom';
import { menu, messages, refusals, sections } from '../../../overrides/screens.ts';
import type { OwnActionProps, ScreenEntry } from '../../../src/screens.ts';

export { menu, messages, refusals, sections };

const nameOf = (record: RaRecord | undefined) => String(record?.name);

function StageTab() {
  return <p>The stage of {nameOf(useRecordContext())}</p>;
}

function NoticePanel() {
  return <p>A notice about {nameOf(useRecordContext())}</p>;
}

function ListPanel() {
  return <p>Above all venues</p>;
}

function MapButton() {
  return <button type="button">Show on a map</button>;
}

function CancelDialog({ onClose }: OwnActionProps) {
  const record = useRecordContext();
  return (
    <div role="dialog" aria-label="Cancel the evening">
      <p>Performance {String(record?.id)}</p>
      <button type="button" onClick={onClose}>
        Leave it
      </button>
    </div>
  );
}

function Evening() {
  const { id } = useParams();
  return (
    <main>
      <h1>Evening {id}</h1>
      <Link to="prices">Prices</Link>
      <Outlet />
    </main>
  );
}

export const screens: readonly ScreenEntry[] = [
  { kind: 'tab', entity: 'Venue', name: 'stage', label: 'Stage', load: async () => StageTab },
  { kind: 'panel', entity: 'Venue', slot: 'show', place: 'top', load: async () => NoticePanel },
  { kind: 'panel', entity: 'Venue', slot: 'list', place: 'top', load: async () => ListPanel },
  { kind: 'listTool', entity: 'Venue', load: async () => MapButton },
  {
    kind: 'listTool',
    entity: 'Venue',
    needs: 'rights.write',
    load: async () => () => <button type="button">For administrators</button>,
  },
  { kind: 'action', entity: 'EventDate', action: 'cancel', load: async () => CancelDialog },
  {
    kind: 'route',
    path: '/evenings/:id',
    load: async () => Evening,
    children: [
      { path: '', load: async () => () => <p>In short</p> },
      { path: 'prices', load: async () => () => <p>Its prices</p> },
      { path: 'rights', needs: 'rights.write', load: async () => () => <p>Its rights</p> },
    ],
  },
  { kind: 'route', path: '/clients/:clientId', load: async () => () => <h1>A client of our own</h1> },
  { kind: 'route', path: '/payment', load: async () => () => <h1>Take a payment</h1> },
];
