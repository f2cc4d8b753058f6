import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CardTable } from './card-table.tsx';

afterEach(cleanup);

test('a table has named columns, a row header, and the column’s name at each value', () => {
  render(
    <CardTable
      label="People"
      testId="people"
      rows={[{ id: 'a', name: 'Ann', since: '1 May' }]}
      idOf={({ id }) => id}
      stateOf={() => 'active'}
      columns={[
        { name: 'Name', cell: ({ name }) => name },
        { name: 'Since', cell: ({ since }) => since },
        { name: 'Actions', isNameHidden: true, cell: () => <button type="button">Remove</button> },
      ]}
    />,
  );
  const table = screen.getByRole('table', { name: 'People' });
  const names = within(table).getAllByRole('columnheader');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Name', 'Since', 'Actions']);
  const row = within(table).getByTestId('people-row');
  expect(row.dataset).toMatchObject({ id: 'a', state: 'active' });
  expect(within(row).getByRole('rowheader').textContent).toBe('Ann');
  const [since, actions] = within(row).getAllByRole('cell');
  expect([since?.dataset.label, actions?.dataset.label]).toEqual(['Since', undefined]);
});
