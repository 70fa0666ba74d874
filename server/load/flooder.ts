// A flood in a process of its own, so that whoever measures the server beside it is not disturbed. Its plan is its only
// argument.
import { flood, type Flood } from './flood.ts';

console.log(JSON.stringify(await flood(JSON.parse(process.argv[2] ?? '') as Flood)));
process.exit();
