import './look/look.css';
import './page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { moduleOf } from './games.ts';
import { applyLateness } from './look/late.ts';
import { applyScreen } from './look/screen.ts';
import { keepPage, mendLostParts } from './offline/worker.ts';
import { readRoute } from './router.ts';
import { openStore } from './table/database.ts';

const root = document.getElementById('page');
if (!root) throw new Error('index.html has no #page');
applyLateness(document.documentElement);
applyScreen(document.documentElement);
mendLostParts();
fetchAhead();
keepPage();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

/** What the page will ask for is fetched while the rest of it is still being read; that it does not come is said by whoever needs it. */
function fetchAhead(): void {
  const route = readRoute(location);
  if ('game' in route && route.game !== undefined) moduleOf(route.game).catch(() => undefined);
  void openStore();
}
