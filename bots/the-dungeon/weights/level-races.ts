// Made by `npm run train -- the-dungeon level-races`; not to be edited.
export default '0.4246 0.1718 0.1658 0.1573 0.1596 0.1520 0.1539 0.1489 0.1461 0.1364 0.1146';
