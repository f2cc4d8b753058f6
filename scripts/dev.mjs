import { launch } from './launch.mjs';
import { ensureInstalled } from './setup.mjs';

ensureInstalled();
launch('main.ts', ['--dev', ...process.argv.slice(2)], { NODE_ENV: 'development' });
