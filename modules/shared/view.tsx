import type { ReactNode } from 'react';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import type { SharedProps } from './module.ts';

/** Modules of a shared module, which the page's document contains by the time it is rendered. */
export function SharedView({ id, slots: { main } }: ViewProps<SharedProps>): ReactNode {
  if (main === undefined) return null;
  return (
    <ModuleSection id={id} type="shared" style={{ marginBlock: 0 }}>
      {main}
    </ModuleSection>
  );
}
