import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { pinnedNode } from '../../scripts/setup.mjs';
import { type Row, row } from './report.ts';
import type { RenderTimes } from './runtime-ssr-program.tsx';
import type { StripKind } from './runtime-ssr-strips.tsx';
import { workFolder } from './work-folder.ts';

const run = promisify(execFile);

/**
 * Renders a page of this number of modules, each a strip of 10 cards, to a string: our runtime and Puck's `<Render>`
 * compared with a hand-written tree of the same markup. Every round measures all three; ratios are within a round.
 */
export async function runtimeSsr(modules: number): Promise<Row[]> {
  const program = join(workFolder, 'runtime-ssr.cjs');
  await build({
    entryPoints: [join(import.meta.dirname, 'runtime-ssr-program.tsx')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    loader: { '.module.css': 'local-css' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const name = `runtime-ssr-${modules}`;
  return [
    ...(await compare(name, program, modules, 'deal')),
    ...(await compare(`${name}, bare cards`, program, modules, 'plain')),
  ];
}

async function compare(name: string, program: string, modules: number, kind: StripKind): Promise<Row[]> {
  const { stdout } = await run(pinnedNode(), [program, String(modules), kind]);
  const { hand, ours, puck } = JSON.parse(stdout) as RenderTimes;
  const ratios = (times: readonly number[]) => times.map((time, round) => time / (hand[round] ?? Number.NaN));
  return [
    row(name, ratios(ours), '× hand-written', { atMost: 1.1 }),
    row(`${name}: Puck`, ratios(puck), '× hand-written'),
    row(`${name}: hand-written`, hand, 'ms'),
  ];
}
