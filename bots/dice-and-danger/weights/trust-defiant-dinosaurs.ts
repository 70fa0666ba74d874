// Made by `npm run train -- dice-and-danger trust-defiant-dinosaurs`; not to be edited.
export default '2.788 14.9447 10.7744 10.5567 9.8089 9.7087 8.3315 6.7718 5.2840 5.0221 5.4046 4.0714';
