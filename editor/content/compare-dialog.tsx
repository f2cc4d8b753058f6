import type { ReactNode } from 'react';
import { changeLeaves, changesBetween, inverse, type Leaves } from '#engine/content/leaves.ts';
import type { ContentVersion } from '#schemas/api/invented/content-desk.ts';
import type { ContentType } from '#schemas/content-type/define.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { Dialog } from '../kit/dialog.tsx';
import { useText } from '../kit/use-text.ts';
import { ChangeList } from './change-list.tsx';

type Props = {
  type: ContentType;
  live: Leaves;
  version: ContentVersion;
  /** Versions after it, the newest first. */
  later: readonly ContentVersion[];
  onClose: () => void;
  /** Undefined for operators who may not restore. */
  onRestore: (() => void) | undefined;
};

/** Values that restoring a version would change, and the restoring. */
export function CompareDialog({ type, live, version, later, onClose, onRestore }: Props): ReactNode {
  const t = useText();
  const then = later.reduce((leaves, { changes }) => changeLeaves(leaves, inverse(changes)), live);
  const changes = changesBetween(live, then);
  const isSame = Object.keys(changes).length === 0;
  return (
    <Dialog title={t('content.compareTitle', { version: version.version })} onClose={onClose}>
      <div className={account.stack}>
        <p>{t(isSame ? 'content.compareSame' : 'content.compareText')}</p>
        {!isSame && <ChangeList type={type} changes={changes} />}
        {!isSame && onRestore && (
          <button type="button" className={buttons.primary} onClick={onRestore}>
            {t(type.lifecycle === 'direct' ? 'content.restore' : 'content.restoreDraft')}
          </button>
        )}
      </div>
    </Dialog>
  );
}
