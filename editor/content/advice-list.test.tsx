import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { ContentType } from '#schemas/content-type/define.ts';
import { createStore } from '#ui/store.ts';
import { InEditor } from '../fields/controls.fixtures.tsx';
import { AdviceList } from './advice-list.tsx';
import { entryFixture } from './content.fixtures.tsx';
import type { EntryStore } from './entry-store.ts';

afterEach(cleanup);

const type = {
  fields: [{ name: 'body', type: 'RICH_TEXT', label: { plain: 'Text' } }],
} as unknown as ContentType;

test('a text whose headings leave out a level is named with a way to it, until it is put right', async () => {
  const leaves = { 'body.th': '<h2>ก</h2><h4>ข</h4>' };
  const store = createStore<object>({ entry: entryFixture({ leaves }), pending: {} });
  const gone: string[] = [];
  render(
    <InEditor>
      <AdviceList type={type} store={store as unknown as EntryStore} onGo={(leaf) => gone.push(leaf)} />
    </InEditor>,
  );
  expect(screen.getByTestId('content-advice').textContent).toContain(
    'Text (TH): A heading of level 4 follows one of level 2',
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Go to field' }));
  expect(gone).toEqual(['body.th']);
  const pending = { 'body.th': { from: leaves['body.th'], to: '<h2>ก</h2><h3>ข</h3>' } };
  act(() => store.set({ entry: entryFixture({ leaves }), pending }));
  expect(screen.queryByTestId('content-advice')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});
