import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { clientMessages } from '#locales/text.ts';
import { ViewProvider } from '#runtime/view-context.tsx';
import type { Article } from '#schemas/entities/article.ts';
import { fixtureContext } from '../fixtures.ts';
import type { ListItem } from './list-source.ts';

/** Renders a screen with islands as a page does. */
export function renderInView(children: ReactNode, ctx = fixtureContext()) {
  const { t: _, ...value } = ctx;
  return render(
    <ViewProvider value={value} messages={clientMessages(ctx.lang)}>
      {children}
    </ViewProvider>,
  );
}

export const articleItem = (article: Article): ListItem => ({ id: article.id, type: 'article', article });
