// Made by `npm run train -- the-dungeon racing`; not to be edited.
export default '-2';
