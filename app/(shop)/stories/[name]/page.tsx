import { setTimeout } from 'node:timers/promises';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ComponentType } from 'react';
import { editorMessages, memberMessages } from '#locales/text.ts';
import type { ViewContext } from '#runtime/context.ts';
import { pageContext } from '../../../page-context.ts';
import { AddressStories } from '../addresses.tsx';
import { BrokenInBrowser } from '../broken.tsx';
import { ContentStories } from '../content.tsx';
import { CountdownStories } from '../countdowns.tsx';
import { DealStories } from '../deals.tsx';
import { FileStories } from '../files.tsx';
import { GoodsStories } from '../goods.tsx';
import { InspectorStories } from '../inspector.tsx';
import { ListStories } from '../lists.tsx';
import { moduleStories } from '../modules.tsx';
import { PeopleStories } from '../people.tsx';
import { PieceStories } from '../pieces.tsx';
import { WaterfallStories } from '../waterfalls.tsx';

const LATE_TITLE = 'late-title';
const stories: Record<string, ComponentType<{ ctx: ViewContext }>> = {
  ...moduleStories,
  deals: DealStories,
  goods: GoodsStories,
  content: ContentStories,
  lists: ListStories,
  waterfalls: WaterfallStories,
  people: PeopleStories,
  pieces: () => <PieceStories />,
  files: () => <FileStories />,
  inspector: ({ ctx }) => <InspectorStories messages={editorMessages(ctx.lang)} />,
  addresses: ({ ctx }) => <AddressStories messages={memberMessages(ctx.lang)} />,
  countdowns: ({ ctx }) => <CountdownStories now={ctx.now} />,
  [LATE_TITLE]: () => null,
  'broken-in-browser': () => <BrokenInBrowser />,
  'broken-on-server': () => {
    throw new Error('a story that breaks its page');
  },
};

type Props = { params: Promise<{ name: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  if ((await params).name === LATE_TITLE && pageContext().request.testing) await setTimeout(500);
  return { title: 'Stories', robots: { index: false } };
}

/**
 * Pieces in states that the seed doesn't have, for the end-to-end tests; only with TEST_HOOKS. A module's states are also
 * a preview for operators.
 */
export default async function StoryPage({ params }: Props) {
  const { ctx, request } = pageContext();
  const { name } = await params;
  const isPreview = request.preview !== undefined && 'module' in request.preview;
  const Stories = (request.testing || isPreview) && Object.hasOwn(stories, name) ? stories[name] : undefined;
  if (!Stories) notFound();
  return (
    <>
      <h1>{name}</h1>
      <Stories ctx={ctx} />
    </>
  );
}
