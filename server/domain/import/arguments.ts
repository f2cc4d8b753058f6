import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf } from '../../platform/error-parts.ts';
import { FORMATS, type Format } from './normalise.ts';
import { ImportFailure } from './problem.ts';

/** Kinds of files: listings in one of their formats, or a marketplace's affiliate report. */
const KINDS = [...FORMATS, 'orders'] as const;

export const USAGE = `Usage: npm run import -- FILE --tenant TENANT --format ${KINDS.join('|')}

Imports deals into a tenant's catalogue, or orders (CSV) for its bonuses. The same file again changes nothing.
Exit code: 0 everything is in, 1 some rows were refused, 2 the import did not finish.`;

export type Arguments = { file: string; tenant: string; format: Format | 'orders' };

/**
 * Parses the command line; a relative FILE is resolved from `folder`. undefined when only help is requested.
 * @throws ImportFailure IMPORT_USAGE.
 */
export function readArguments(args: readonly string[], folder: string): Arguments | undefined {
  const { values, positionals } = parse(args);
  if (values.help) return undefined;
  const [file, ...more] = positionals;
  const format = KINDS.find((one) => one === values.format);
  if (!file || more.length > 0) throw new ImportFailure('IMPORT_USAGE', 'Name one file to import.');
  if (!values.tenant) throw new ImportFailure('IMPORT_USAGE', 'Say whose catalogue it is: --tenant zest');
  if (!format) throw new ImportFailure('IMPORT_USAGE', `Say its format: --format ${KINDS.join('|')}`);
  return { file: resolve(folder, file), tenant: values.tenant, format };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        tenant: { type: 'string' },
        format: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new ImportFailure('IMPORT_USAGE', messageOf(error));
  }
}
