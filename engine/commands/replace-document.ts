import { validatePageDocument } from '#schemas/fields/parse-page.ts';
import { CommandError, defineCommand, fail } from './command.ts';

/** Replaces the page's document: JSON edited by hand, an import, an older version. Locks don't prevent it. */
export const replaceDocument = defineCommand('replaceDocument', {
  apply: (draft, { document }) => {
    const checked = validatePageDocument(document);
    if (checked.ok) Object.assign(draft, checked.document);
    else throw checked.problems[0] ? new CommandError(checked.problems[0]) : fail('INVALID_VALUE', []);
  },
  touches: () => [],
  invert: (document) => [{ type: 'replaceDocument', document }],
  footprint: () => [[]],
});
