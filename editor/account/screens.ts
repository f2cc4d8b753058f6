import { hasRole, isAdmitted } from '#schemas/operator.ts';
import { useOperator } from './operator.tsx';

export const INBOX = '/editor/inbox';
/** Owners of the instance alone see this screen. */
const SHOPS = '/editor/shops';

/** Groups of screens, each with the role and the area that see a screen; a group opens the first of its screens. */
const GROUPS = [
  {
    text: 'account.toPages',
    screens: [
      { path: '/editor', text: 'account.toPages', role: 'viewer', area: 'pages' },
      { path: INBOX, text: 'inbox.title', role: 'viewer', area: 'own' },
      { path: '/editor/releases', text: 'release.title', role: 'viewer', area: 'pages' },
      { path: '/editor/figures', text: 'figures.title', role: 'viewer', area: 'pages' },
    ],
  },
  {
    text: 'content.title',
    screens: [{ path: '/editor/content', text: 'content.title', role: 'viewer', area: 'content' }],
  },
  {
    text: 'account.data',
    screens: [
      { path: '/editor/feeds', text: 'feeds.title', role: 'viewer', area: 'feeds' },
      { path: '/editor/categories', text: 'desk.categories', role: 'editor', area: 'content' },
      { path: '/editor/words', text: 'desk.words', role: 'editor', area: 'content' },
      { path: '/editor/prices', text: 'desk.prices', role: 'editor', area: 'content' },
    ],
  },
  {
    text: 'account.people',
    screens: [
      { path: '/editor/members', text: 'desk.members', role: 'editor', area: 'members' },
      { path: '/editor/reports', text: 'desk.reports', role: 'publisher', area: 'members' },
      { path: '/editor/activities', text: 'activityDesk.title', role: 'editor', area: 'content' },
      { path: '/editor/outbox', text: 'desk.outbox', role: 'owner', area: 'members' },
    ],
  },
  {
    text: 'team.title',
    screens: [
      { path: '/editor/team', text: 'team.title', role: 'viewer', area: 'own' },
      { path: '/editor/security', text: 'security.title', role: 'viewer', area: 'own' },
      { path: '/editor/connections', text: 'connections.title', role: 'owner', area: 'settings' },
      { path: '/editor/audit', text: 'audit.title', role: 'publisher', area: 'settings' },
      { path: SHOPS, text: 'shops.title', role: 'owner', area: 'settings' },
    ],
  },
] as const;

/** Groups of screens with those that the operator sees. */
export function useScreens() {
  const { role, scopes, isInstanceOwner } = useOperator();
  return GROUPS.map(({ text, screens }) => ({
    text,
    screens: screens.filter(
      ({ path, role: least, area }) =>
        hasRole(role, least) &&
        isAdmitted(scopes, { area, method: 'GET' }) &&
        (path !== SHOPS || isInstanceOwner),
    ),
  }));
}
