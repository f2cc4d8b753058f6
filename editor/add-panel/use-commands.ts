import { useView } from '#runtime/view-context.tsx';
import { LANGUAGE_NAMES } from '#schemas/languages.ts';
import { previewQuery } from '#schemas/page/preview-view.ts';
import type { Entry, Source } from '../kit/palette-entry.ts';
import { command } from '../kit/place-commands.ts';
import { ranked } from '../kit/rank.ts';
import { usePlaces } from '../palette/use-places.ts';
import { KEEP_TITLES } from '../reuse/keep-titles.ts';
import { useKept } from '../reuse/use-kept.ts';
import { deviceOf } from '../stage/device.ts';
import { useEditor, useEditorStore } from '../store/provider.tsx';
import { FRAME_WIDTHS, KEEP_DIALOGS, PANELS } from '../store/state.ts';

/** Sources that Ctrl+K searches in a page besides the modules, each best first. A further one is a row here. */
export function useSources(search: string): { sources: Source[]; note?: string } {
  const { t } = useView();
  const commands = useCommands();
  const kept = useKept();
  const { sources, note } = usePlaces(search);
  const found = (entries: Entry[]) => (search.trim() === '' ? entries : ranked(entries, search));
  return {
    sources: [
      { title: t('reuse.kind.shared'), entries: found(kept.shared), isLibrary: true },
      { title: t('reuse.sections'), entries: found(kept.sections), isLibrary: true },
      { title: t('workspace.add.commands'), entries: ranked(commands, search) },
      ...sources,
    ],
    ...(note !== undefined && { note }),
  };
}

/** Commands of the workspace, under the names of its buttons. */
function useCommands(): Entry[] {
  const { t } = useView();
  const store = useEditorStore();
  const languages = useEditor((state) => state.languages);
  const mayAdd = useEditor((state) => !state.readOnly && !state.isNarrow);
  const hasSelection = useEditor(({ selection }) => selection.length > 0);
  const show = (part: Parameters<typeof store.setView>[0]) => () => store.setView(part);
  return [
    command('publish', t('publish.title'), () => store.set({ dialog: 'publish' })),
    command('schedule', t('publish.schedule'), () => store.set({ dialog: 'schedule' })),
    command('review', t('review.title'), () => store.set({ dialog: 'review' })),
    command('preview', t('workspace.add.preview'), () => openPreview(store.getState())),
    command('time', t('workspace.moment'), () => store.set({ dialog: 'time' })),
    command('now', t('workspace.now'), show({ now: undefined })),
    command('undo', t('workspace.undo'), store.undo),
    command('redo', t('workspace.redo'), store.redo),
    ...languages.map((lang) =>
      command(`lang-${lang}`, LANGUAGE_NAMES[lang], () => {
        store.setView({ lang });
        store.setLanguage(lang);
      }),
    ),
    command('lang-all', t('workspace.allLanguages'), show({ lang: 'all' })),
    command('light', t('workspace.light'), show({ theme: 'light' })),
    command('dark', t('workspace.dark'), show({ theme: 'dark' })),
    command('guest', t('workspace.audience.guest'), show({ audience: 'guest' })),
    command('member', t('workspace.audience.member'), show({ audience: 'member' })),
    ...FRAME_WIDTHS.map((width) =>
      command(`width-${width}`, t('workspace.widthPx', { width }), show({ terminal: 'h5', width })),
    ),
    ...PANELS.filter((panel) => panel !== 'add').map((panel) =>
      command(`panel-${panel}`, t(`workspace.panel.${panel}`), () => store.set({ panel })),
    ),
    ...KEEP_DIALOGS.filter((name) => mayAdd && (name === 'template' || hasSelection)).map((name) =>
      command(name, t(KEEP_TITLES[name]), () => store.set({ dialog: name })),
    ),
  ];
}

/** Opens the saved draft as shoppers will see it, in a window of its own. */
function openPreview({
  page,
  view,
  language,
}: ReturnType<ReturnType<typeof useEditorStore>['getState']>): void {
  const { terminal, audience, appVersion, about, now } = view;
  const lang = view.lang === 'all' ? language : view.lang;
  const query = previewQuery({ lang, terminal, device: deviceOf(view), audience, appVersion, about, now });
  window.open(`/editor/preview/${encodeURIComponent(page.id)}?${query}`, '_blank', 'noopener');
}
