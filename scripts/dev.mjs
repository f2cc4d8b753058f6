import { launch } from './launch.mjs';

launch('server/main.ts', ['--dev', ...process.argv.slice(2)], { NODE_ENV: 'development' });
