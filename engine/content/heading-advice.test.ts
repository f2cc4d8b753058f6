import { expect, test } from 'vitest';
import { headingAdvice } from './heading-advice.ts';

const type = {
  fields: [
    { name: 'title', type: 'TEXT', label: { plain: 'Title' } },
    { name: 'body', type: 'RICH_TEXT', label: { plain: 'Body' } },
  ],
} as const;

test('rich texts of an entry begin below its title, each language on its own', () => {
  expect(
    headingAdvice(type, {
      title: '<h4>no markup</h4>',
      'body.th': '<h2>ก</h2><h4>ข</h4>',
      'body.en': '<h3>A</h3>',
      'body.id': '<h2>A</h2><h3>B</h3>',
    }),
  ).toEqual([
    { leaf: 'body.th', level: 4, above: 2 },
    { leaf: 'body.en', level: 3, above: 1 },
  ]);
});
