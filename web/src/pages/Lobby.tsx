import type { ReactElement } from 'react';
import { GalleryDoor } from '../gallery/GalleryDoor.tsx';
import { LobbyPage } from '../online/LobbyPage.tsx';

export default function Lobby(): ReactElement {
  return <LobbyPage doors={<GalleryDoor />} />;
}
