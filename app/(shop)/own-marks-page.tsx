import type { Metadata } from 'next';
import { peopleMessages } from '#locales/text.ts';
import { OwnMarksScreen } from '#storefront/favorites/own-marks-screen.tsx';
import { tenantName } from '#storefront/text/tenant-name.ts';
import { pageContext } from '../page-context.ts';
import { pageMetadata } from './page-metadata.ts';

/** Lifetime in s. These pages contain nothing of a member: the browser requests the lists later. */
export const OWN_LIST_LIFETIME = { maxAge: 3_600, staleWhileRevalidate: 86_400, staleIfError: 604_800 };

type Props = { list: 'favorites' | 'likes' };

export function OwnMarksPage({ list }: Props) {
  const { ctx, request } = pageContext();
  request.answer.lifetime = OWN_LIST_LIFETIME;
  return <OwnMarksScreen ctx={ctx} list={list} tab={request.query.tab} messages={peopleMessages(ctx.lang)} />;
}

export function ownMarksMetadata(list: Props['list']): Metadata {
  const { ctx, request } = pageContext();
  const description = ctx.t(`${list}.meta`, { tenant: tenantName(ctx) });
  return pageMetadata(ctx, { ...request, title: ctx.t(`screen.${list}`), description, noindex: true });
}
