import './look/look.css';
import './page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

const root = document.getElementById('page');
if (!root) throw new Error('index.html has no #page');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
