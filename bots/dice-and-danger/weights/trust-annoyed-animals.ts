// Made by `npm run train -- dice-and-danger trust-annoyed-animals`; not to be edited.
export default '5.122 28.9168 11.6314 12.4171 11.8974 11.9068 10.9246 9.6384 8.7185 6.4350 6.1325 7.0975';
