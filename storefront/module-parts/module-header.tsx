import type { ComponentProps, ReactNode } from 'react';
import { Kept } from '#runtime/kept/kept.tsx';
import { SectionHeader } from '#ui/section-header.tsx';

type Props = Omit<ComponentProps<typeof SectionHeader>, 'title' | 'extra' | 'as'> & { title: string };

/** Heading of a module with a text for its title: it never changes in the browser. */
export function ModuleHeader(props: Props): ReactNode {
  return <SectionHeader {...props} as={KeptBox} />;
}

function KeptBox(props: { className: string | undefined; 'data-testid': string; children: ReactNode }) {
  return <Kept tag="div" {...props} />;
}
