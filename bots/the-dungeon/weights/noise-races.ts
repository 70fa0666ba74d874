// Made by `npm run train -- the-dungeon noise-races`; not to be edited.
export default '0.0567';
