import { useEndpoint } from '#client/use-endpoint.ts';
import { useView } from '#runtime/view-context.tsx';
import { editorPages } from '#schemas/api/invented/editor-pages.ts';
import { LANGUAGE_NAMES } from '#schemas/languages.ts';
import { previewQuery } from '#schemas/page/preview-view.ts';
import { useSettled } from '#ui/use-settled.ts';
import { navigate } from '../kit/navigate.ts';
import { KEEP_TITLES } from '../reuse/keep-titles.ts';
import { keptName, placeText } from '../reuse/kept-name.ts';
import { useKept } from '../reuse/use-kept.ts';
import { deviceOf } from '../stage/device.ts';
import { useEditor, useEditorStore } from '../store/provider.tsx';
import { FRAME_WIDTHS, KEEP_DIALOGS, PANELS } from '../store/state.ts';
import type { Entry, Found } from './entry.ts';
import { ranked } from './rank.ts';
import { useFoundContent } from './use-found-content.ts';

/** Section of the search's results. */
export type Source = {
  title: string;
  entries: Entry[];
  /** True for results that arrive later and for content: they never take Enter from the others. */
  isLate?: boolean;
  /** True while the results are those of an earlier search. */
  isStale?: boolean;
  /** True for what can be inserted: listed without a search, too. */
  isLibrary?: boolean;
};

const TYPING_MS = 200;
const MOST_PAGES = 10;

/** Sources that Ctrl+K searches besides the modules, each best first. A further one is a row here. */
export function useSources(search: string): Source[] {
  const { t } = useView();
  const commands = useCommands();
  const kept = useKept();
  const settled = useSettled(searched(search), TYPING_MS);
  const isTyping = settled !== searched(search);
  const pages = useFoundPages(settled);
  const content = useFoundContent(search, settled);
  const found = (entries: Entry[]) => (search.trim() === '' ? entries : ranked(entries, search));
  return [
    { title: t('reuse.kind.shared'), entries: found(kept.shared), isLibrary: true },
    { title: t('reuse.sections'), entries: found(kept.sections), isLibrary: true },
    { title: t('workspace.add.commands'), entries: ranked(commands, search) },
    { title: t('workspace.add.pages'), ...pages, isLate: true, isStale: isTyping || pages.isStale },
    { title: t('content.title'), ...content, isLate: true, isStale: isTyping || content.isStale },
  ];
}

const searched = (search: string) => search.trim().slice(0, 100);

/** Commands of the workspace, under the names of its buttons. */
function useCommands(): Entry[] {
  const { t } = useView();
  const store = useEditorStore();
  const languages = useEditor((state) => state.languages);
  const mayAdd = useEditor((state) => !state.readOnly && !state.isNarrow);
  const hasSelection = useEditor(({ selection }) => selection.length > 0);
  const command = (key: string, name: string, run: () => void): Entry => ({ key, name, about: '', run });
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
    command('pages', t('workspace.allPages'), () => navigate('/editor')),
  ];
}

/** Pages whose title or address contains the search, last edited first. */
function useFoundPages(settled: string): Found {
  const view = useView();
  const { data, isLoading, error } = useEndpoint(
    editorPages,
    settled === '' ? null : { query: { page: 1, size: MOST_PAGES, archived: false, search: settled } },
    { isLatest: true },
  );
  const entries = (data?.content ?? []).map((page) => ({
    key: page.id,
    name: keptName(page, view),
    about: placeText(page.path, view.t),
    run: () => navigate(`/editor/pages/${page.id}`),
  }));
  return { entries, isStale: isLoading || error !== undefined };
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
