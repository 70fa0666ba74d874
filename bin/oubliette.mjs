#!/usr/bin/env node
import { ALL_PARTS, ensureBuilt, ensureInstalled } from '../scripts/ensure.mjs';

ensureInstalled();
await ensureBuilt(process.argv[2] === 'serve' ? ALL_PARTS : ['cli']);
await import('../dist/cli.js');
