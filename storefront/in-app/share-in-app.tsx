'use client';

import type { ShareParams } from '#client/bridge/protocol.ts';
import { copyText } from '#client/copy-text.ts';
import { useSignedIn } from '#client/use-signed-in.ts';
import buttons from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast.ts';

export type ShareInAppProps = {
  params: ShareParams;
  labels: Record<'share' | 'copied' | 'failed', string>;
};

/** Opens the app's share page; an app without one gets the address copied. */
export function ShareInApp({ params, labels }: ShareInAppProps) {
  const isMember = useSignedIn();
  const copy = async () => {
    try {
      await copyText(params.url);
      toast(labels.copied);
    } catch {
      toast(labels.failed, { variant: 'error' });
    }
  };
  const share = () =>
    import('./open-in-app.ts').then(({ shareInApp }) => shareInApp(params, isMember, copy), copy);
  return (
    <div data-testid="share">
      <button type="button" className={buttons.secondary} data-testid="share-app" onClick={share}>
        <Icon name="share" size={18} />
        {labels.share}
      </button>
    </div>
  );
}
