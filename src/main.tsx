/** Starts the admin in the page. The only module of `src` that knows the registry of hand-written screens. */
import { createRoot } from 'react-dom/client';
import { messages, screens } from '../overrides/screens.ts';
import { App } from './app/App.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element "root" to start in.');
createRoot(root).render(<App screens={screens} messages={messages} />);
