// Made by `npm run train -- donjonz level`; not to be edited.
export default '3.9249 22.8885 19.8291 16.3404 9.3781 7.7108 0.0000 0.0000 0.0000 0.0000 0.0000';
