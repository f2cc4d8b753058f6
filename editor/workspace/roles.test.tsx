import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { OperatorRole } from '#schemas/operator.ts';
import { DragContext } from '../drag/drag-context.tsx';
import { InEditor } from '../fields/controls.fixtures.tsx';
import { Outline } from '../outline/outline.tsx';
import { EditorProvider } from '../store/provider.tsx';
import { sampleStore } from '../store/store.fixtures.ts';
import { PublishButtons } from './publish-buttons.tsx';
import { Rail } from './rail.tsx';

afterEach(cleanup);

function open(role: OperatorRole) {
  render(
    <InEditor>
      <EditorProvider store={sampleStore({ me: { clientId: 'me', name: 'Ann', role } })}>
        <DragContext>
          <PublishButtons />
          <Rail onOpen={() => undefined} />
          <Outline />
        </DragContext>
      </EditorProvider>
    </InEditor>,
  );
}
const names = () => screen.getAllByRole('button').map((button) => button.ariaLabel ?? button.textContent);

test('a viewer finds nothing to add, to drag or to publish', () => {
  open('viewer');
  expect(names()).toEqual([
    'Outline',
    'Search',
    'Media',
    'Comments',
    'History',
    'Experiment',
    'Checks',
    'JSON',
  ]);
  expect(document.querySelectorAll('[class*="grip"] svg')).toHaveLength(0);
});

test('an editor reads that publishing takes a publisher, before anything is filled in', async () => {
  open('editor');
  const publish = screen.getByRole('button', { name: 'Publish. Only publishers can do this' });
  expect(publish.ariaDisabled).toBe('true');
  await userEvent.setup().click(publish);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(names()).toContain('Add');
  expect(document.querySelectorAll('[class*="grip"] svg').length).toBeGreaterThan(0);
});

test('a publisher’s buttons are ready', () => {
  open('publisher');
  expect(screen.getByRole('button', { name: 'Publish' }).ariaDisabled).toBeNull();
});
