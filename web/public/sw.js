// Shows what the server calls somebody for, and opens the table. What a message holds: `pushMessage` in wire/http.ts.

self.addEventListener('push', event => {
  const { title, body, tag, path } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { path } }));
});

self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(openAt(event.notification.data.path));
});

/** The page that shows this already, else a new one. */
async function openAt(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === path);
  return open ? open.focus() : self.clients.openWindow(path);
}
