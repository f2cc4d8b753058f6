import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { InEditor } from '../fields/controls.fixtures.tsx';
import { WhenInput } from './when-input.tsx';

afterEach(cleanup);

type Kind = 'date' | 'time' | 'datetime-local';

function Field({ type, first, onLast }: { type: Kind; first: string; onLast: (value: string) => void }) {
  const [value, setValue] = useState(first);
  const onWhen = (next: string) => {
    onLast(next);
    setValue(next);
  };
  return <WhenInput type={type} aria-label="From" value={value} onWhen={onWhen} />;
}

/** Shows a field; `last` gives its value. */
function show(first: string, type: Kind = 'datetime-local') {
  let last = first;
  render(
    <Field
      type={type}
      first={first}
      onLast={(value) => {
        last = value;
      }}
    />,
    { wrapper: InEditor },
  );
  return {
    user: userEvent.setup(),
    input: screen.getByLabelText<HTMLInputElement>('From'),
    last: () => last,
  };
}

test('has one picture of a date, focused or not', async () => {
  const { user, input } = show('2027-01-02T14:30');
  expect(input.value).toBe('2 Jan 2027 14:30');
  await user.click(input);
  expect(input.value).toBe('2 Jan 2027 14:30');
});

test.each([
  ['29/11/2569 14:30', '2026-11-29T14:30'],
  ['29/11/2026 14:30', '2026-11-29T14:30'],
  ['1/1/70', '2027-01-01T00:00'],
])('%s is taken as %s, in words afterwards', async (text, wall) => {
  const { user, input, last } = show('');
  await user.type(input, text);
  await user.tab();
  expect(last()).toBe(wall);
  expect(input.value).toMatch(/^\d+ [A-Z][a-z]+ 202\d \d\d:\d\d$/);
});

test('a year that can’t be meant is refused or asked about, and what isn’t a date stays', async () => {
  const { user, input, last } = show('2026-11-29T14:30');
  await user.clear(input);
  await user.type(input, '29/11/3112 14:30');
  await user.tab();
  expect(last()).toBe('');
  expect([input.value, screen.getByRole('alert').dataset.problem]).toEqual(['29/11/3112 14:30', 'range']);
});

test('a far year is asked about, and other texts than dates stay with what they lack', async () => {
  const { user, input, last } = show('');
  await user.type(input, '29/11/2050 14:30');
  expect(screen.getByRole('status').textContent).toBe('Is the year 2050 (B.E. 2593) right?');
  expect(last()).toBe('2050-11-29T14:30');
  await user.clear(input);
  await user.type(input, 'soon');
  await user.tab();
  expect([input.value, screen.getByRole('alert').dataset.problem, last()]).toEqual(['soon', 'unread', '']);
});

test('a value that changes meanwhile, such as by undo, takes the place of the typed text', async () => {
  const show = (value: string) => <WhenInput type="date" aria-label="From" value={value} />;
  const { rerender } = render(show('2026-11-29'), { wrapper: InEditor });
  const input = screen.getByLabelText<HTMLInputElement>('From');
  await userEvent.type(input, ' x');
  expect(input.value).toBe('29 Nov 2026 x');
  rerender(show('2026-11-30'));
  expect(input.value).toBe('30 Nov 2026');
});

test('a day is picked in a month, by keys too', async () => {
  const { user, last } = show('2026-11-29T14:30');
  await user.click(screen.getByRole('button', { name: 'Choose a day' }));
  const month = within(await screen.findByRole('dialog'));
  month.getByRole('button', { name: '29 Nov 2026' }).focus();
  await user.keyboard('{ArrowDown}');
  const next = await month.findByRole('button', { name: '6 Dec 2026' });
  await user.click(next);
  expect(last()).toBe('2026-12-06T14:30');
});
