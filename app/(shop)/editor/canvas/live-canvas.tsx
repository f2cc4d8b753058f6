'use client';

import type { CanvasLink } from '#editor/canvas/canvas-frame.tsx';
import { LivePage } from '#editor/canvas/live-page.tsx';
import { manifest } from '#modules/all.ts';
import { registry } from '#modules/all-code.ts';
import { useView } from '#runtime/view-context.tsx';
import type { Binding } from '#schemas/page/bound-address.ts';
import type { Traits } from '#schemas/variant.ts';
import { FollowInvitation } from '#storefront/follow/follow-invitation.tsx';
import type { FirstModules } from './first-modules.tsx';

export type LiveCanvasProps = FirstModules & {
  traits: Traits;
  faults: Readonly<Record<string, string>>;
  binding: Binding;
};

/** The live page with the product's own modules. */
export function LiveCanvas({ link, ...props }: LiveCanvasProps & { link: CanvasLink }) {
  const ctx = useView();
  const invites = (pageType: string) => pageType === 'FOLLOW_PAGE' && props.traits.audience === 'guest';
  return (
    <LivePage
      link={link}
      manifest={manifest}
      registry={registry}
      above={({ pageType }) => invites(pageType) && <FollowInvitation ctx={ctx} />}
      {...props}
    />
  );
}
