'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Tooltip } from '#ui/tooltip.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

type Props = Omit<ComponentPropsWithRef<'button'>, 'onClick' | 'disabled'> & {
  /** Reason why the operator can't use it. */
  reason: string;
};

/** Button that does nothing and says why: it looks disabled, but can be focused and read. */
export function ReasonedButton({ reason, children, 'aria-label': label, ...rest }: Props): ReactNode {
  return (
    <Tooltip label={reason}>
      <button
        type="button"
        aria-disabled="true"
        {...(label && { 'aria-label': `${label}. ${reason}` })}
        {...rest}
      >
        {children}
        {!label && <VisuallyHidden>. {reason}</VisuallyHidden>}
      </button>
    </Tooltip>
  );
}
