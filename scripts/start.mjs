import { launch } from './launch.mjs';
import { ensureBuild, ensureInstalled } from './setup.mjs';

/** Does a step of the start; if it fails, one line says so and what to do, below the step's own output. */
function step(work, advice) {
  try {
    work();
  } catch (error) {
    console.error(`Talat did not start: ${error.message}. ${advice}`);
    process.exit(1);
  }
}

step(
  () => ensureInstalled({ tools: false }),
  'See whether the npm registry can be reached and the disk has room, then start again. The rest: npm’s log, which it names above.',
);
step(ensureBuild, 'The lines above name the file. After a change of the code undo it, else report them.');
console.log('Starting; the first time the database is made and filled …');
launch('main.ts', process.argv.slice(2), { NODE_ENV: 'production' });
