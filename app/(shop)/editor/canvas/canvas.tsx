'use client';

import { LivePage } from '#editor/canvas/live-page.tsx';
import type { Answers } from '#editor/canvas/load-client.ts';
import { manifest } from '#modules/manifest.ts';
import { registry } from '#modules/registry.ts';
import { useView } from '#runtime/view-context.tsx';
import type { PageDocument } from '#schemas/page/document.ts';
import type { Traits } from '#schemas/variant.ts';
import { FollowInvitation } from '#storefront/follow/follow-invitation.tsx';

type Props = {
  traits: Traits;
  document: PageDocument;
  answers: Answers;
  faults: Readonly<Record<string, string>>;
};

/** The live page with the product's own modules. */
export function Canvas({ traits, document, answers, faults }: Props) {
  const ctx = useView();
  const invites = (pageType: string) => pageType === 'FOLLOW_PAGE' && traits.audience === 'guest';
  return (
    <LivePage
      manifest={manifest}
      registry={registry}
      traits={traits}
      document={document}
      answers={answers}
      faults={faults}
      above={({ pageType }) => invites(pageType) && <FollowInvitation ctx={ctx} />}
    />
  );
}
