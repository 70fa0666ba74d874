// Made by `npm run train -- donjonz laying`; not to be edited.
export default '0.573 0.222 7.863 42.380 45.558 49.702 81.697 83.886 85.104 86.003 87.717 89.567 91.285 93.116';
