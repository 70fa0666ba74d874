/// <reference lib="webworker" />
// The service worker: answers for the page from what it keeps, with or without network, and shows what the server calls
// somebody for. The build bundles it as /sw.js and tells it what the page is made of.
import type { Build } from './build.ts';
import { answer, isOfPage, store, use } from './kept-builds.ts';

declare const self: ServiceWorkerGlobalScope;
declare const BUILD: Build;

self.addEventListener('install', event => event.waitUntil(store(BUILD)));

self.addEventListener('activate', event => event.waitUntil(use(BUILD).then(() => self.clients.claim())));

/** A page says that no tab has anything open which a new build could disturb (web/src/offline/update.ts). */
self.addEventListener('message', event => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || !isOfPage(BUILD, pathname, request.mode)) return;
  event.respondWith(answer(BUILD, request).then(kept => kept ?? fetch(request)));
});

/** What a message holds: `pushMessage` in wire/http.ts. */
interface Call {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly path: string;
}

self.addEventListener('push', event => {
  if (!event.data) return;
  const { title, body, tag, path } = event.data.json() as Call;
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { path } }));
});

self.addEventListener('notificationclick', event => {
  event.notification.close();
  const { path } = event.notification.data as Pick<Call, 'path'>;
  event.waitUntil(openAt(path));
});

/** The page that shows this already, else a new one. */
async function openAt(path: string): Promise<WindowClient | null> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === path);
  return open ? open.focus() : self.clients.openWindow(path);
}
