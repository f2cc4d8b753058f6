import { launch } from './launch.mjs';
import { ensureBuild, ensureInstalled } from './setup.mjs';

ensureInstalled();
ensureBuild();
launch('server/main.ts', process.argv.slice(2), { NODE_ENV: 'production' });
