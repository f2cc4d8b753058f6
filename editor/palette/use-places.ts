import { useEndpoint } from '#client/use-endpoint.ts';
import { useView } from '#runtime/view-context.tsx';
import { editorPages } from '#schemas/api/invented/editor-pages.ts';
import { isAdmitted } from '#schemas/operator.ts';
import { useSettled } from '#ui/use-settled.ts';
import { useOperator } from '../account/operator.tsx';
import { useScreens } from '../account/screens.ts';
import type { Entry, Found, Source } from '../kit/palette-entry.ts';
import { ranked } from '../kit/rank.ts';
import { keptName, placeText } from '../reuse/kept-name.ts';
import { useFoundContent } from './use-found-content.ts';

const TYPING_MS = 200;
const MOST_PAGES = 10;

/**
 * Everything of the editor that a search opens from any place: its screens, pages and content, each best first. They
 * never take Enter from what the place itself has.
 */
export function usePlaces(search: string): { sources: Source[]; note?: string } {
  const { t } = useView();
  const settled = useSettled(searched(search), TYPING_MS);
  const isTyping = settled !== searched(search);
  const screens = useScreenEntries();
  const pages = useFoundPages(settled);
  const { note, ...content } = useFoundContent(search, settled);
  const found = search.trim() === '' ? screens : ranked(screens, search);
  return {
    sources: [
      { title: t('palette.screens'), entries: found, isLate: true },
      { title: t('workspace.add.pages'), ...pages, isLate: true, isStale: isTyping || pages.isStale },
      { title: t('content.title'), ...content, isLate: true, isStale: isTyping || content.isStale },
    ],
    ...(note !== undefined && !isTyping && { note }),
  };
}

const searched = (search: string) => search.trim().slice(0, 100);

/** Screens of the navigation, with their group. */
function useScreenEntries(): Entry[] {
  const { t } = useView();
  return useScreens().flatMap(({ text: group, screens }) =>
    screens.map(({ path, text }) => ({
      key: path,
      name: t(text),
      about: group === text ? '' : t(group),
      href: path,
    })),
  );
}

/** Pages whose title or address contains the search, last edited first; none for operators who are limited to other areas. */
function useFoundPages(settled: string): Found {
  const view = useView();
  const { scopes } = useOperator();
  const { data, isLoading, error } = useEndpoint(
    editorPages,
    settled === '' || !isAdmitted(scopes, editorPages)
      ? null
      : { query: { page: 1, size: MOST_PAGES, archived: false, search: settled } },
    { isLatest: true },
  );
  const entries = (data?.content ?? []).map((page) => ({
    key: page.id,
    name: keptName(page, view),
    about: placeText(page.path, view.t),
    href: `/editor/pages/${page.id}`,
  }));
  return { entries, isStale: isLoading || error !== undefined };
}
