import './look/look.css';
import './page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { applyLateness } from './look/late.ts';
import { applyScreen } from './look/screen.ts';
import { keepPage, mendLostParts } from './offline/worker.ts';

const root = document.getElementById('page');
if (!root) throw new Error('index.html has no #page');
applyLateness(document.documentElement);
applyScreen(document.documentElement);
mendLostParts();
keepPage();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
