'use client';

import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { later } from '#ui/later.tsx';
import { Dialog } from '../kit/dialog.tsx';
import type { Source } from '../kit/palette-entry.ts';
import { placeCommands } from '../kit/place-commands.ts';
import { ranked } from '../kit/rank.ts';
import { Palette } from './palette.tsx';
import { useDeskCommands } from './use-desk-commands.ts';
import { usePlaces } from './use-places.ts';

const NewPageDialog = later(async () => (await import('../pages/new-page-dialog.tsx')).NewPageDialog);

/** Search of the desks: the commands of the screen, those of all desks, the editor's screens, pages and content. */
export function DeskPalette({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useView();
  const [search, setSearch] = useState('');
  const [isCreating, setCreating] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const here = useSyncExternalStore(placeCommands.subscribe, placeCommands.get, placeCommands.get);
  const commands = useDeskCommands(() => setCreating(true));
  const { sources, note } = usePlaces(search);
  if (isCreating) return <NewPageDialog onClose={onClose} />;
  const isSearch = search.trim() !== '';
  const [screens, ...others] = sources;
  const all: Source[] = [
    { title: t('palette.here'), entries: isSearch ? ranked(here, search) : [...here], isLibrary: true },
    { title: t('workspace.add.commands'), entries: ranked(commands, search) },
    ...(screens ? [{ ...screens, isLate: false, isLibrary: true }] : []),
    ...others,
  ];
  return (
    <Dialog title={t('palette.title')} onClose={onClose} initialFocus={field}>
      <Palette
        label={t('palette.label')}
        field={field}
        search={search}
        onSearch={setSearch}
        sources={all}
        note={note}
        onChosen={(entry) => {
          if (entry.key !== 'new-page') onClose();
        }}
      />
    </Dialog>
  );
}
