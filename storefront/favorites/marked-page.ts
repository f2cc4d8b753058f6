import { browserApi } from '#client/browser-api.ts';
import type { EndpointArgs } from '#schemas/api/endpoint.ts';
import { markPage } from '#schemas/api/interaction.ts';
import type { Mark } from '../intents/mark.ts';
import { learnMark } from '../marks/mark-store.ts';

type Query = Pick<EndpointArgs<typeof markPage>['body'], 'actionType' | 'subjectTypes'>;

/** A page of the member's own favourites or likes, each with an id for lists. @throws ApiError */
export async function markedPage(query: Query, page: number) {
  const found = await browserApi().call(markPage, { body: { ...query, pageRequest: { page } } });
  for (const { subjectType, subjectId } of found.content)
    learnMark({ action: query.actionType, subjectType: subjectType as Mark['subjectType'], subjectId });
  const content = found.content.map((mark) => ({ ...mark, id: `${mark.subjectType} ${mark.subjectId}` }));
  return { content, hasNext: found.hasNext };
}
