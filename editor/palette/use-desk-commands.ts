import { useContext } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { findContent } from '#schemas/api/invented/content-desk.ts';
import { editorPages } from '#schemas/api/invented/editor-pages.ts';
import { feedList } from '#schemas/api/invented/feeds.ts';
import { LANGUAGE_NAMES } from '#schemas/languages.ts';
import { hasRole, isAdmitted } from '#schemas/operator.ts';
import { keepLanguage, signOut } from '../account/auth-client.ts';
import { useOperator } from '../account/operator.tsx';
import { mayAdd } from '../content/role-note.tsx';
import { ContentTypes } from '../kit/content-types.ts';
import { entryAddress } from '../kit/entry-address.ts';
import { chooseLanguage } from '../kit/language-select.tsx';
import { moduleText } from '../kit/module-name.ts';
import type { Entry } from '../kit/palette-entry.ts';
import { command } from '../kit/place-commands.ts';

/** Commands of all desks that the operator's role and areas allow: adding things, the language, signing out. */
export function useDeskCommands(onNewPage: () => void): Entry[] {
  const { t, lang, tenant } = useView();
  const { role, scopes } = useOperator();
  const types = Object.values(useContext(ContentTypes));
  const isEditor = hasRole(role, 'editor');
  const link = (key: string, name: string, href: string): Entry => ({ key, name, about: '', href });
  const hasContent = isAdmitted(scopes, findContent);
  return [
    ...(isEditor && isAdmitted(scopes, editorPages)
      ? [command('new-page', t('workspace.newPage'), onNewPage)]
      : []),
    ...types
      .filter((type) => hasContent && mayAdd(role, type))
      .map((type) =>
        link(
          `new-${type.type}`,
          t('content.new', { name: moduleText(type.one, lang) }),
          entryAddress(type.type, 'new'),
        ),
      ),
    ...(isEditor && hasContent
      ? [link('new-activity', t('activityDesk.new'), '/editor/activities/new')]
      : []),
    ...(isEditor && isAdmitted(scopes, feedList)
      ? [link('new-feed', t('feeds.new'), '/editor/feeds/new')]
      : []),
    ...tenant.languages
      .filter((language) => language !== lang)
      .map((language) =>
        command(
          `lang-${language}`,
          LANGUAGE_NAMES[language],
          () => void chooseLanguage(language, keepLanguage),
        ),
      ),
    command('sign-out', t('account.signOut'), () => void signOut()),
  ];
}
