// Made by `npm run train -- dice-and-danger trust-clumsy-cultists`; not to be edited.
export default '2.393 13.4963 13.9751 13.9161 12.9189 12.4659 12.0497 10.4419 9.5155 7.6604 6.1940 7.9377';
