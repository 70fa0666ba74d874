// Made by `npm run train -- dice-and-danger trust-clumsy-cultists`; not to be edited.
export default '2.077 13.7292 7.2136 6.6611 5.8174 5.9943 5.4464 5.6417 5.4525 5.3063 3.1052 1.5377';
