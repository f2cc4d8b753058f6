'use client';

import { type ReactNode, useState } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { useView } from '#runtime/view-context.tsx';
import { contentEntry } from '#schemas/api/invented/content-desk.ts';
import type { ContentType } from '#schemas/content-type/define.ts';
import { AccountFrame } from '../account/account-frame.tsx';
import { useContentType } from '../kit/content-types.ts';
import { SECTION, typeAddress } from '../kit/entry-address.ts';
import { LoadState } from '../kit/load-state.tsx';
import { moduleText } from '../kit/module-name.ts';
import { navigate } from '../kit/navigate.ts';
import { EntryForm } from './entry-form.tsx';
import { GoneEntry } from './gone-entry.tsx';
import { UnknownType } from './unknown-type.tsx';

type Props = {
  name: string;
  /** Id of the entry; `new` for one to be added. */
  id: string;
  /** Runs when the server has added the entry. */
  onAdded: (id: string) => void;
};

/** Form of an entry, or its history if it was removed. */
export function EntryScreen({ name, id, onAdded }: Props): ReactNode {
  const type = useContentType(name);
  // A form that has added its entry goes on as the form of a new one.
  const [isNew] = useState(id === 'new');
  if (!type) return <UnknownType />;
  if (isNew && !type.imported && !type.single)
    return (
      <EntryForm type={type} entry={undefined} onAdded={onAdded} onGone={() => navigate(typeAddress(type))} />
    );
  return <StoredEntry type={type} id={id} />;
}

function StoredEntry({ type, id }: { type: ContentType; id: string }): ReactNode {
  const { lang } = useView();
  const entry = useEndpoint(contentEntry, { params: { type: type.type, id } }, { isFresh: true });
  const again = () => void entry.mutate();
  if (entry.error?.code === 'NOT_FOUND') return <GoneEntry type={type} id={id} onBack={again} />;
  if (entry.data) return <EntryForm type={type} entry={entry.data} onGone={again} />;
  return (
    <AccountFrame
      path={SECTION}
      title={moduleText(type.one, lang)}
      parent={{ path: typeAddress(type), name: moduleText(type.name, lang) }}
    >
      <LoadState of={entry} />
    </AccountFrame>
  );
}
