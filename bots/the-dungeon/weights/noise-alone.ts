// Made by `npm run train -- the-dungeon noise-alone`; not to be edited.
export default '1.655';
