import { ensureInstalled, run } from './setup.mjs';

ensureInstalled();
run('biome', ['check', '--write', '.']);
