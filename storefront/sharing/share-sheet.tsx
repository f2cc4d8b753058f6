import { type ReactNode, useEffect, useState } from 'react';
import { copyText } from '#client/copy-text.ts';
import { useSignedIn } from '#client/use-signed-in.ts';
import { useView } from '#runtime/view-context.tsx';
import buttons from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { Modal } from '#ui/modal.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { toast } from '#ui/toast.ts';
import { CopyTips } from './copy-tips.tsx';
import { LINE } from './line.ts';
import { LinkField } from './link-field.tsx';
import { makeLink } from './make-link.ts';
import styles from './share-sheet.module.css';
import type { Shared, ShareLabels } from './shared.ts';

type Props = {
  shared: Shared;
  /** Absolute address of the page. */
  url: string;
  labels: ShareLabels;
  onClose: () => void;
};
type Link = { url: string; isFailed: boolean };

const FACEBOOK = 'https://www.facebook.com/sharer/sharer.php?u=';

/**
 * Sheet with the ways to share a page, LINE first. A member's link is short and names the sharer; it is made while the
 * sheet opens, because browsers share and copy only during a press (iOS). A guest shares the page's own address.
 */
export function ShareSheet({ shared, url, labels, onClose }: Props): ReactNode {
  const { t } = useView();
  const isMember = useSignedIn();
  const [link, setLink] = useState<Link | undefined>(isMember ? undefined : { url, isFailed: false });
  const [isHelping, setHelping] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one link for as long as the sheet is open
  useEffect(() => {
    if (!isMember) return;
    makeLink(shared).then(
      (short) => setLink({ url: short, isFailed: false }),
      () => setLink({ url, isFailed: true }),
    );
  }, []);

  const copy = async ({ url: text, isFailed }: Link) => {
    try {
      if (isFailed) throw new Error('no short link');
      await copyText(text);
      toast(labels.copied);
      onClose();
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the specification wants a failed copy logged, and help shown
      console.warn('Sharing', error);
      setHelping(true);
    }
  };
  if (link && isHelping)
    return <CopyTips text={`${shared.title}\n${link.url}`} labels={labels} onClose={onClose} />;
  return (
    <Modal title={labels.title} labels={{ close: t('action.close') }} onClose={onClose} testId="share-sheet">
      <div className={styles.sheet} data-state={link ? 'ready' : 'making'}>
        <p className={styles.name}>{shared.title}</p>
        {link ? (
          <>
            <div className={styles.ways}>
              <Way href={LINE + encodeURIComponent(link.url)} label={labels.line} testId="share-line" />
              <Way
                href={FACEBOOK + encodeURIComponent(link.url)}
                label={labels.facebook}
                testId="share-facebook"
              />
              <button
                type="button"
                className={buttons.secondary}
                data-testid="share-copy"
                onClick={() => copy(link)}
              >
                <Icon name="link" size={18} />
                {labels.copy}
              </button>
              {'share' in navigator && (
                <button
                  type="button"
                  className={buttons.secondary}
                  data-testid="share-more"
                  // Closing the system's sheet without choosing is no failure.
                  onClick={() =>
                    navigator.share({ url: link.url, title: shared.title }).then(onClose, () => undefined)
                  }
                >
                  <Icon name="share" size={18} />
                  {labels.more}
                </button>
              )}
            </div>
            <LinkField label={labels.link} text={link.url} />
            {isMember && !link.isFailed && <p className={styles.note}>{labels.seen}</p>}
          </>
        ) : (
          <Spinner label={labels.making} />
        )}
      </div>
    </Modal>
  );
}

function Way({ href, label, testId }: { href: string; label: string; testId: string }) {
  return (
    <a
      className={testId === 'share-line' ? buttons.primary : buttons.secondary}
      href={href}
      target="_blank"
      rel="noopener"
      data-testid={testId}
    >
      {label}
    </a>
  );
}
