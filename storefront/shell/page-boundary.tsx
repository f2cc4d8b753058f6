'use client';

import { usePathname } from 'next/navigation';
import { Component, type ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import buttons from '#ui/button.module.css';
import { NoData } from '#ui/no-data.tsx';

type Props = { path: string; children: ReactNode };
type State = { path: string; failed: boolean };

/**
 * Error boundary around a page: one that throws in the browser is replaced by a message with a button that loads it
 * again, until another page is opened. Its code arrives with the frame's; Next requests that of an `error.tsx` by
 * itself, and shows its own English screen if that request fails.
 */
export function PageBoundary({ children }: { children: ReactNode }): ReactNode {
  return <Boundary path={usePathname()}>{children}</Boundary>;
}

class Boundary extends Component<Props, State> {
  override state = { path: this.props.path, failed: false };

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    return path === state.path ? null : { path, failed: false };
  }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <PageFailure /> : this.props.children;
  }
}

function PageFailure(): ReactNode {
  const { t } = useView();
  const action = (
    <button type="button" className={buttons.primary} onClick={() => window.location.reload()}>
      {t('action.reload')}
    </button>
  );
  return <NoData variant="nothing" message={t('errors.page')} action={action} />;
}
