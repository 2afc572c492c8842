/** HydraAdmin of api-platform on our entrypoint, as somebody else's program would use it. */
import { fetchHydra, HydraAdmin, hydraDataProvider } from '@api-platform/admin';
import { createRoot } from 'react-dom/client';

const entrypoint = `${window.location.origin}/ticketing/v1`;

const { testToken } = window as unknown as { testToken: string };
const headers = { Authorization: `Bearer ${testToken}` };

const dataProvider = hydraDataProvider({
  entrypoint,
  httpClient: (url: URL, options = {}) => fetchHydra(url, { ...options, headers }),
});

const root = document.getElementById('root');
if (root) createRoot(root).render(<HydraAdmin entrypoint={entrypoint} dataProvider={dataProvider} />);
