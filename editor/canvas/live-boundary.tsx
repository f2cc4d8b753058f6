'use client';

import { Component, type ReactNode } from 'react';

type Props = {
  /** Subject of the children; after a failure a changed subject is rendered again. */
  subject: unknown;
  fallback: ReactNode;
  onFail: (reason: string) => void;
  children: ReactNode;
};
type State = { failed: boolean; subject: unknown };

/** Error boundary that shows the fallback for a module that throws, until the module changes. */
export class LiveBoundary extends Component<Props, State> {
  override state: State = { failed: false, subject: this.props.subject };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ subject }: Props, state: State): State | null {
    return subject === state.subject ? null : { failed: false, subject };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFail(error instanceof Error ? error.message : String(error));
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
