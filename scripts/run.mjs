import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from './launch.mjs';
import { ensureInstalled, root } from './setup.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file || !existsSync(join(root, file))) {
  console.error(
    file ? `There is no ${file} in this checkout.` : 'Usage: node scripts/run.mjs FILE [arguments]',
  );
  process.exit(1);
}
// Beside a running site nothing may be reinstalled: the packages of the server's own commands are there already.
ensureInstalled({ tools: file.startsWith('tests/') });
launch(file, args);
