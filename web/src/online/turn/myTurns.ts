import { titleOf } from '../../games.ts';
import { setBadge } from '../../parts/badge.ts';
import { go, pathOf } from '../../router.ts';
import { settingsKeeper } from '../../settings.ts';
import { ONLINE_WORDS } from '../../words/online.ts';
import { type Turn, Turns } from './turns.ts';

/** The turns that this page knows of. */
export const myTurns = new Turns({ isHidden: () => document.hidden, count: setBadge, call });

document.addEventListener('visibilitychange', () => myTurns.look());

/** Only where somebody has allowed it. Some phones allow it and still refuse; then the title has to do. */
function call({ match, game, names }: Turn): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const { turn } = ONLINE_WORDS[settingsKeeper().now().language];
  try {
    const options = { body: names.length > 0 ? turn.body(names) : '', tag: match, icon: '/icon.svg' };
    const notification = new Notification(turn.mine(titleOf(game)), options);
    notification.addEventListener('click', () => {
      window.focus();
      go(pathOf({ page: 'online-table', game, match }));
      notification.close();
    });
  } catch {
    return;
  }
}
