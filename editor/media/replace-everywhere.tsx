import { type ReactNode, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { replaceMedia } from '#schemas/api/invented/media-library.ts';
import type { MediaAsset } from '#schemas/entities/media-asset.ts';
import { hasRole } from '#schemas/operator.ts';
import { toast } from '#ui/toast.ts';
import { useOperator } from '../account/operator.tsx';
import buttons from '../kit/button.module.css';
import { Dialog } from '../kit/dialog.tsx';
import { ErrorText } from '../kit/problem.tsx';
import { useAction } from '../kit/use-action.ts';
import { useText } from '../kit/use-text.ts';
import { userAddress } from '../used-on/user-address.ts';
import styles from './media.module.css';
import { publishReplaced, type Replaced, takeBackReplaced } from './replaced.ts';

/** Button that puts another picture in place of this one on all drafts, and what is offered afterwards. */
export function ReplaceEverywhere(props: {
  asset: MediaAsset;
  /** Library from which the other picture is picked. */
  picker: (onPick: (by: MediaAsset) => void) => ReactNode;
  onDone: () => void;
}): ReactNode {
  const { asset, picker, onDone } = props;
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [replaced, setReplaced] = useState<Replaced>();
  const { busy, problem, run } = useAction();
  const replace = (by: MediaAsset) =>
    run(async () => {
      setOpen(false);
      setReplaced(await browserApi().call(replaceMedia, { params: { id: asset.id }, body: { by: by.id } }));
    });
  return (
    <>
      <button type="button" className={buttons.button} disabled={busy} onClick={() => setOpen(true)}>
        {t('media.replace')}
      </button>
      <ErrorText>{problem}</ErrorText>
      {isOpen && (
        <Dialog title={t('media.choose')} onClose={() => setOpen(false)} size="wide">
          <div className={styles.dialog}>{picker((by) => void replace(by))}</div>
        </Dialog>
      )}
      {replaced && (
        <ReplacedDialog
          name={asset.name}
          replaced={replaced}
          onClose={() => {
            setReplaced(undefined);
            onDone();
          }}
        />
      )}
    </>
  );
}

type Place = { kind: string; id: string; title: string };

/** Outcome of a replacement: live pages without other changes go live together, or everything is taken back. */
function ReplacedDialog(props: { name: string; replaced: Replaced; onClose: () => void }): ReactNode {
  const t = useText();
  const { role } = useOperator();
  const { name, replaced, onClose } = props;
  const [release, setRelease] = useState<string>();
  const { busy, problem, run } = useAction();
  const pages = replaced.pages.map((page) => ({ kind: 'page', ...page }));
  const entries = replaced.entries.map((entry) => ({ kind: entry.type, isLive: false, ...entry }));
  const changed = [...pages, ...entries];
  const ready = changed.filter(({ isReady }) => isReady);
  const other = pages.filter(({ isLive, isReady }) => isLive && !isReady);
  const publish = () =>
    run(async () => {
      setRelease(await publishReplaced(replaced, t('media.replace.release', { name })));
      toast(t('media.replace.published'));
    });
  const takeBack = () =>
    run(async () => {
      const isWhole = await takeBackReplaced(replaced, release);
      toast(t(isWhole ? 'media.replace.undone' : 'media.replace.kept'));
      onClose();
    });
  const isPublisher = hasRole(role, 'publisher');
  return (
    <Dialog title={t('media.replace.done', { name })} onClose={onClose}>
      <div className={styles.replaced} data-testid="media-replaced">
        <p>
          {changed.length > 0
            ? t('media.replace.drafts', { count: changed.length })
            : t('media.replace.none')}
        </p>
        {ready.length > 0 && release === undefined && (
          <Places title={t('media.replace.ready')} places={ready} />
        )}
        {other.length > 0 && <Places title={t('media.replace.other')} places={other} />}
        {replaced.failed.length > 0 && <Places title={t('media.replace.failed')} places={replaced.failed} />}
        {ready.length > 0 && !isPublisher && <p className={styles.note}>{t('media.replace.publishers')}</p>}
        <ErrorText>{problem}</ErrorText>
        {changed.length > 0 && (
          <div className={styles.actions}>
            <button type="button" className={buttons.button} disabled={busy} onClick={() => void takeBack()}>
              {t('media.replace.back')}
            </button>
            {ready.length > 0 && isPublisher && release === undefined && (
              <button
                type="button"
                className={buttons.primary}
                disabled={busy}
                onClick={() => void publish()}
              >
                {t('media.replace.publish')}
              </button>
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Places({ title, places }: { title: string; places: readonly Place[] }): ReactNode {
  return (
    <section className={styles.places}>
      <h3>{title}</h3>
      <ul>
        {places.map(({ kind, id, title: name }) => (
          <li key={`${kind} ${id}`}>
            <a href={userAddress({ kind, id })} target="_blank" rel="noreferrer">
              {name || kind}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
