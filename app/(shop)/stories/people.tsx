import type { ViewContext } from '#runtime/context.ts';
import { clientPages, dealFeed } from '#schemas/api/search.ts';
import { MEMBERS } from '#seed/content/members.ts';
import { DealCard } from '#storefront/cards/deal-card.tsx';
import { DiscoverCard } from '#storefront/cards/discover-card.tsx';
import { NoteCard } from '#storefront/cards/note-card.tsx';
import { pageContext } from '../../page-context.ts';
import { peopleParts } from '../people-parts.tsx';
import { Story } from './story.tsx';

const pageRequest = { size: 4 };
/** Member of the seed who has blocked the last one. */
const FIRST_MEMBER = MEMBERS[0].name;

/** Members' interactions, on cards of the catalogue. */
export async function PeopleStories({ ctx }: { ctx: ViewContext }) {
  const { api } = pageContext();
  const [deals, notes, articles] = await Promise.all([
    api.call(dealFeed, { query: pageRequest }),
    api.call(clientPages, { body: { contentTypeCodes: ['NOTE'], pageRequest: { size: 100 } } }),
    api.call(clientPages, { body: { contentTypeCodes: ['ARTICLE'], pageRequest } }),
  ]);
  const written = notes.content.find(({ content }) => content.author === FIRST_MEMBER);
  const talk = await peopleParts({ subjectType: 'NOTE', subjectId: written?.id ?? '0' }, written);
  return (
    <>
      {deals.content.map((deal, i) => (
        <Story key={deal.id} name={`deal ${i}`}>
          <DealCard ctx={ctx} deal={deal} />
        </Story>
      ))}
      {notes.content.slice(0, 4).map((note, i) => (
        <Story key={note.id} name={`note ${i}`}>
          <NoteCard ctx={ctx} note={note} />
        </Story>
      ))}
      {notes.content
        .filter(({ content }) => content.author === FIRST_MEMBER)
        .slice(0, 1)
        .map((note) => (
          <Story key={note.id} name="blocked note" width={720}>
            <NoteCard ctx={ctx} note={note} />
            {talk.actions}
            {talk.comments}
          </Story>
        ))}
      {articles.content.map((article, i) => (
        <Story key={article.id} name={`article ${i}`}>
          <DiscoverCard ctx={ctx} article={article} />
        </Story>
      ))}
    </>
  );
}
