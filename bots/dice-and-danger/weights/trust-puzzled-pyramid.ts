// Made by `npm run train -- dice-and-danger trust-puzzled-pyramid`; not to be edited.
export default '1.392 9.4007 11.5629 11.5073 10.6969 8.8534 8.1988 6.5152 5.8637 6.2109 5.9087 6.8682';
