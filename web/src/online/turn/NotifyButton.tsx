import { type ReactElement, useState } from 'react';
import { useOnlineWords } from '../../words/online.ts';

/** The browser is asked for its consent here and nowhere else: by whoever presses this. */
export function NotifyButton(): ReactElement | null {
  const { room } = useOnlineWords();
  const [permission, setPermission] = useState(() => ('Notification' in window ? Notification.permission : undefined));
  if (permission === undefined) return null;
  if (permission !== 'default')
    return <p className="small soft">{permission === 'granted' ? room.notifyOn : room.notifyOff}</p>;
  return (
    <button type="button" className="button" onClick={() => void Notification.requestPermission().then(setPermission)}>
      {room.notify}
    </button>
  );
}
