export { bestFlick } from './aiming.ts';
export { easy } from './easy.ts';
