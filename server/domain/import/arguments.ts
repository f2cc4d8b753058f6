import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { FEED_FORMATS, type FeedFormat } from '#schemas/feeds/format.ts';
import { messageOf } from '../../platform/error-parts.ts';
import { ImportFailure } from './problem.ts';

/** Kinds of files: listings in a format that is given or found, or a marketplace's affiliate report. */
const KINDS = ['auto', ...FEED_FORMATS, 'orders'] as const;

export const USAGE = `Usage: npm run import -- FILE --tenant TENANT [--format FORMAT] [--mapping FILE.json] [--dry]

Imports deals into a tenant's catalogue, or orders (CSV) for its bonuses. The same file again changes nothing.
--format is ${KINDS.join(', ')}. By default it is auto: found by the file's columns.
--mapping names the columns of a file's fields, and values that it lacks. docs/feeds.md describes formats and mappings.
--dry tells what the deals would change, and changes nothing.
Exit code: 0 everything is in, 1 some rows were refused, 2 the import did not finish.`;

export type Arguments = {
  file: string;
  tenant: string;
  format: FeedFormat | 'auto' | 'orders';
  /** Path of the mapping file. */
  mapping: string | undefined;
  dry: boolean;
};

/**
 * Parses the command line; relative files are resolved from `folder`. undefined when only help is requested.
 * @throws ImportFailure IMPORT_USAGE.
 */
export function readArguments(args: readonly string[], folder: string): Arguments | undefined {
  const { values, positionals } = parse(args);
  if (values.help) return undefined;
  const [file, ...more] = positionals;
  const format = KINDS.find((one) => one === (values.format ?? 'auto'));
  if (!file || more.length > 0) throw new ImportFailure('IMPORT_USAGE', 'Name one file to import.');
  if (!values.tenant) throw new ImportFailure('IMPORT_USAGE', 'Say whose catalogue it is: --tenant zest');
  if (!format) throw new ImportFailure('IMPORT_USAGE', `The format is one of ${KINDS.join(', ')}.`);
  const { tenant, dry = false } = values;
  if (dry && format === 'orders') throw new ImportFailure('IMPORT_USAGE', 'Orders have no dry run.');
  const mapping = values.mapping && resolve(folder, values.mapping);
  return { file: resolve(folder, file), tenant, format, mapping, dry };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        tenant: { type: 'string' },
        format: { type: 'string' },
        mapping: { type: 'string' },
        dry: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new ImportFailure('IMPORT_USAGE', messageOf(error));
  }
}
