import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode, projectEnv, root } from './setup.mjs';

/**
 * Runs a TypeScript file of the project on the pinned Node in this process's place: it gets the terminal and the
 * signals, and its exit code becomes ours. Variables in `.env` apply unless the environment sets them; `options` are
 * Node's own.
 */
export function launch(file, args, env = {}, options = []) {
  const envFile = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
  const child = spawn(pinnedNode(), [...options, ...envFile, file, ...args], {
    cwd: root,
    env: { ...env, ...projectEnv() },
    stdio: 'inherit',
  });
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    process.exitCode = signal ? 1 : code;
  });
}
