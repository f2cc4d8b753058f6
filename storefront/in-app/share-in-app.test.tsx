import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createShare } from '#schemas/api/invented/sharing.ts';
import { setCookie } from '#ui/cookie.ts';
import { fixtureContext } from '../fixtures.ts';
import { renderInView } from '../lists/lists.fixtures.tsx';
import { Share } from '../sharing/share.tsx';

const ctx = fixtureContext({ lang: 'en', terminal: 'app' });
const URL_OF_PAGE = `${ctx.tenant.siteOrigin}/en/content/D1`;
const ID = 'S'.repeat(16);
/** Bodies of calls to the API, and messages to the app. */
let asked: unknown[] = [];
let heard: { method: string; params: object }[] = [];
let answer: object | undefined;

beforeEach(() => {
  asked = [];
  heard = [];
  answer = { shareId: ID, activityId: 'lottery', activityCode: 'lottery-lottery', subjectId: '1' };
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.url.endsWith(createShare.path)) return Response.json({ success: false }, { status: 404 });
    asked.push(await request.json());
    return answer
      ? Response.json({ success: true, code: '200', message: '', data: answer })
      : Response.json({ success: false, code: '500', message: 'No', data: null }, { status: 500 });
  });
  vi.stubGlobal('TalatNative', { postMessage: (json: string) => heard.push(JSON.parse(json)) });
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  cleanup();
  setCookie('user-last-login', '', { maxAge: 0 });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function share(over: Partial<Parameters<typeof Share>[0]> = {}) {
  const subject = { subjectType: 'CONTENT', subjectId: '1' } as const;
  renderInView(
    <Share
      ctx={ctx}
      href="/en/content/D1"
      title="A fan"
      subject={subject}
      picture="/media/fan.webp"
      {...over}
    />,
    ctx,
  );
  fireEvent.click(screen.getByTestId('share-app'));
  const isShare = ({ method }: (typeof heard)[number]) => method === 'navigate.jumpToSharePage';
  await vi.waitFor(() => expect(heard.some(isShare)).toBe(true));
  return heard.find(isShare)?.params;
}

const DEAL = {
  subject: { type: 'CONTENT', code: 'D1' },
  url: URL_OF_PAGE,
  title: 'A fan',
  picture: `${ctx.tenant.siteOrigin}/media/fan.webp`,
  subjectType: 'CONTENT',
  subjectId: '1',
  contentId: '1',
  shareType: 'DEAL',
  dealPicture: `${ctx.tenant.siteOrigin}/media/fan.webp`,
  dealTitle: 'A fan',
};

test('[P8] a guest’s share of a deal carries its content, picture and title, and is stored nowhere', async () => {
  expect(await share()).toEqual(DEAL);
  expect(asked).toEqual([]);
});

test('[P8] a member’s share carries its id, also in its address, and the code of the activity that counts it', async () => {
  setCookie('user-last-login', '1', { maxAge: 60 });
  expect(await share({ activityId: 'lottery' })).toEqual({
    ...DEAL,
    url: `${URL_OF_PAGE}?share=${ID}`,
    shareId: ID,
    activityId: 'lottery',
    activityCode: 'lottery-lottery',
  });
  expect(asked).toEqual([{ subjectType: 'CONTENT', subjectId: '1', activityId: 'lottery' }]);
});

test('a share that can’t be stored is shared without an id', async () => {
  setCookie('user-last-login', '1', { maxAge: 60 });
  answer = undefined;
  expect(await share()).toEqual(DEAL);
  expect(asked).toHaveLength(1);
});

test('an activity is shared without the data of a deal', async () => {
  expect(
    await share({ href: '/en/lottery/1', subject: undefined, activityId: '1', picture: undefined }),
  ).toEqual({
    url: `${ctx.tenant.siteOrigin}/en/lottery/1`,
    title: 'A fan',
    activityId: '1',
  });
});
