// Made by `npm run train -- dungeon-pen noise-aims`; not to be edited.
export default '0.039';
