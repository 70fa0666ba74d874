// Made by `npm run train -- the-dungeon level-alone`; not to be edited.
export default '23.6244 4.4200 4.1317 3.6813 3.7931 3.4486 3.5179 3.2238 2.6613 2.0124 1.3482';
