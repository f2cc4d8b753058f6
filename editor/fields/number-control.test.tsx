import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerPicks, showControl } from './controls.fixtures.tsx';

answerPicks([]);
const field = {
  name: 'x',
  type: 'NUMBER',
  min: 0,
  max: 1_000_000,
  hundredths: true,
  label: { plain: 'x' },
} as const;

test.each([
  ['1290.5', 129_050],
  ['๑,๒๙๐', 129_000],
  ['１２９０', 129_000],
  ['1,290\u200b', 129_000],
])('%s is read', async (text, value) => {
  const { user, last } = showControl(field, undefined);
  await user.type(screen.getByLabelText('x'), text);
  expect(last()).toBe(value);
});

test('a value that changes meanwhile, such as by undo, takes the place of the typed text', async () => {
  const { user, replace } = showControl(field, 100);
  const input = screen.getByLabelText<HTMLInputElement>('x');
  await user.clear(input);
  await user.type(input, '7.00');
  expect(input.value).toBe('7.00');
  replace(300);
  expect(await screen.findByDisplayValue('3')).toBe(input);
});
