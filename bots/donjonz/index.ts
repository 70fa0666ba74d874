export { easy } from './easy.ts';
export { type Hint, hint } from './hint.ts';
export { bestWalk, type Search, type Walk } from './walk.ts';
