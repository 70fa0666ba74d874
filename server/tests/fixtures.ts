// What tests of the server and of the page lay tables with. Crash tests lay them, too, and are no tests themselves: they
// keep them.
export { creation, ENTROPY, GENEROUS, shelf, TERMS, think } from '../torture/shelf.ts';
