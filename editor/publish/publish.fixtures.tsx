import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { editorMessages } from '#locales/text.ts';
import type { OperatorRole } from '#schemas/operator.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { toTenantPublic } from '#schemas/tenant.ts';
import { RequireOperator } from '../account/operator.tsx';
import { ChecksProvider } from '../checks/checks-provider.tsx';
import { EditorTexts } from '../kit/editor-texts.tsx';
import type { EditorStore } from '../store/editor-store.ts';
import { EditorProvider } from '../store/provider.tsx';

const value = {
  lang: 'en',
  tenant: toTenantPublic(tenantFixture('zest')),
  terminal: 'h5',
  device: 'desktop',
  now: Date.parse('2026-11-21T12:00:00Z'),
} as const;

/** Renders a part of the workspace in English with a store. */
export function renderInEditor(store: EditorStore, children: ReactNode) {
  return render(
    <EditorTexts value={value} messages={editorMessages('en')}>
      <EditorProvider store={store}>{children}</EditorProvider>
    </EditorTexts>,
  );
}

/** Renders a part of a desk for an operator with a role. */
export function renderAs(role: OperatorRole, children: ReactNode) {
  const me = {
    id: 'o',
    name: 'Ann',
    role,
    twoFactor: false,
    tenantName: 'Zest',
    others: [],
    unread: 0,
    mailsWanted: true,
  };
  return render(
    <EditorTexts value={value} messages={editorMessages('en')}>
      <RequireOperator me={me}>{children}</RequireOperator>
    </EditorTexts>,
  );
}

/** Renders a part that reads the checks. */
export function renderWithChecks(store: EditorStore, children: ReactNode) {
  return renderInEditor(store, <ChecksProvider>{children}</ChecksProvider>);
}
