import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from './launch.mjs';
import { ensureInstalled, root } from './setup.mjs';

const given = process.argv.slice(2);
/** Options of Node come before the file. */
const at = given.findIndex((one) => !one.startsWith('--'));
const [file, ...args] = given.slice(at);
if (!file || !existsSync(join(root, file))) {
  console.error(
    file
      ? `There is no ${file} in this checkout.`
      : 'Usage: node scripts/run.mjs [--node-option] FILE [arguments]',
  );
  process.exit(1);
}
// Beside a running site nothing may be reinstalled: the packages of the server's own commands are there already.
ensureInstalled({ tools: file.startsWith('tests/') });
launch(file, args, {}, given.slice(0, at));
