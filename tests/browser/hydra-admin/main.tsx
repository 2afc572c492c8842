/** HydraAdmin of api-platform on our entrypoint, as its own documentation begins: nothing but the address is given. */
import { HydraAdmin } from '@api-platform/admin';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root) createRoot(root).render(<HydraAdmin entrypoint={`${window.location.origin}/ticketing/v1`} />);
