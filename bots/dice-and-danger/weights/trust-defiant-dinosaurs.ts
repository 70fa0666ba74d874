// Made by `npm run train -- dice-and-danger trust-defiant-dinosaurs`; not to be edited.
export default '2.770 8.5514 26.1866 21.9506 17.2650 14.3442 9.8148 8.2589 8.0952 8.1227 7.3920 7.9951';
