// Made by `npm run train -- dice-and-danger noise-alone`; not to be edited.
export default '1.086';
