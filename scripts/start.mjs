import { launch } from './launch.mjs';
import { ensureBuild, ensureInstalled } from './setup.mjs';

ensureInstalled({ tools: false });
ensureBuild();
console.log('Starting; the first time the database is made and filled …');
launch('server/main.ts', process.argv.slice(2), { NODE_ENV: 'production' });
