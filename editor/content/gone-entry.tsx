import type { ReactNode } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { useView } from '#runtime/view-context.tsx';
import { contentVersions } from '#schemas/api/invented/content-desk.ts';
import type { ContentType } from '#schemas/content-type/define.ts';
import { AccountFrame } from '../account/account-frame.tsx';
import { SECTION, typeAddress } from '../kit/entry-address.ts';
import { LoadState } from '../kit/load-state.tsx';
import { moduleText } from '../kit/module-name.ts';
import { useText } from '../kit/use-text.ts';
import { VersionList } from './version-list.tsx';

type Props = {
  type: ContentType;
  id: string;
  /** Runs when the entry is back. */
  onBack: () => void;
};

/** Screen of an entry that is not in the shop any more: its history, from which it comes back. */
export function GoneEntry({ type, id, onBack }: Props): ReactNode {
  const t = useText();
  const { lang } = useView();
  const versions = useEndpoint(contentVersions, { params: { type: type.type, id } }, { isFresh: true });
  const isUnknown = versions.error?.code === 'NOT_FOUND';
  return (
    <AccountFrame
      path={SECTION}
      title={t(isUnknown ? 'content.unknownEntry' : 'content.gone')}
      parent={{ path: typeAddress(type), name: moduleText(type.name, lang) }}
    >
      {!isUnknown && <LoadState of={versions} />}
      {versions.data && (
        <VersionList type={type} id={id} live={{}} versions={versions.data} onChanged={onBack} />
      )}
    </AccountFrame>
  );
}
