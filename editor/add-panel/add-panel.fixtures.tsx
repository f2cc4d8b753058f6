import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { succeeded } from '#schemas/api/envelope.ts';
import type { Me } from '#schemas/api/invented/operators.ts';
import type { ContentManifest } from '#schemas/content-type/define.ts';
import type { PageSummary } from '#schemas/entities/page-summary.ts';
import type { Scope } from '#schemas/operator.ts';
import { RequireOperator } from '../account/operator.tsx';
import { DragContext } from '../drag/drag-context.tsx';
import { InEditor } from '../fields/controls.fixtures.tsx';
import { ContentTypes } from '../kit/content-types.ts';
import type { EditorInput } from '../store/editor-store.ts';
import { EditorProvider } from '../store/provider.tsx';
import { sampleStore } from '../store/store.fixtures.ts';
import { AddPanel } from './add-panel.tsx';

export const bannerPage: PageSummary = {
  ...sampleStore().getState().page,
  id: 'p2',
  path: '/banner-page',
  title: { en: 'Banner' },
};

type Answers = {
  pages?: readonly PageSummary[];
  /** Shared modules, and sections. */
  kept?: readonly PageSummary[];
  /** Entries that the search of content finds. */
  found?: readonly unknown[];
  /** Types of content that weren't searched completely. */
  partly?: readonly string[];
};

/** Mock of the server; gives the requests. */
export function answerWith({ pages = [], kept = [], found = [], partly = [] }: Answers) {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request);
    const content = request.url.includes('kind=') ? kept : pages;
    const paged = { content, totalElements: content.length, hasNext: false };
    return Response.json(
      succeeded(request.url.includes('content-found') ? { entries: found, partly } : paged),
    );
  });
  return requests;
}

type Options = { types?: ContentManifest; scopes?: readonly Scope[] };

/** Renders the panel for an operator, who isn't limited to areas by default. */
export function showAddPanel(part: Partial<EditorInput> = {}, { types = {}, scopes }: Options = {}) {
  const store = sampleStore(part);
  const onLeaveSearch = vi.fn();
  const me = { id: 'anna', name: 'Anna', role: 'editor', tenantName: 'Zest', others: [], scopes } as unknown;
  render(
    <InEditor>
      <RequireOperator me={me as Me}>
        <ContentTypes value={types}>
          <EditorProvider store={store}>
            <DragContext>
              <AddPanel onLeaveSearch={onLeaveSearch} />
            </DragContext>
          </EditorProvider>
        </ContentTypes>
      </RequireOperator>
    </InEditor>,
  );
  return { store, onLeaveSearch, user: userEvent.setup(), box: screen.getByRole('searchbox') };
}
