'use client';

import { Component, type ReactNode } from 'react';
import type { NodeId } from '#schemas/page/document.ts';
import type { ViewContext } from './context.ts';
import { ModuleFallback } from './module-fallback.tsx';
import { ViewScope } from './view-context.tsx';

type Props = { id: NodeId; children: ReactNode };

/** Error boundary in the browser: a module that throws shows its fallback, and the rest of the page works. */
export class ModuleBoundary extends Component<Props, { failed: boolean }> {
  static override contextType = ViewScope;
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    const { id, children } = this.props;
    return this.state.failed ? <ModuleFallback id={id} ctx={this.context as ViewContext} /> : children;
  }
}
