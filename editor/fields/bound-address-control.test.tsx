import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { PageType } from '#schemas/page/document.ts';
import { BoundAddressControl } from './bound-address-control.tsx';
import { answerPicks, InEditor, pick } from './controls.fixtures.tsx';

answerPicks([
  { ...pick('CATEGORY', 'phones'), catalogue: 'GOODS' },
  { ...pick('CATEGORY', 'tips'), catalogue: 'ARTICLE' },
]);

test.each<[PageType, string, string, string]>([
  ['RELATION_PAGE', 'product', 'Those of a category', '/product/*/phones'],
  ['RELATION_PAGE', 'content', 'Those of a category', '/content/*/phones'],
  ['RELATION_PAGE', 'article', 'Those of a category', '/article/*/tips'],
  ['RELATION_PAGE', 'note-detail', 'Those of a category', '/note-detail/*/tips'],
  ['PAGE_CATEGORY', 'products', 'One', '/products/phones'],
  ['PAGE_CATEGORY', 'articles', 'One', '/articles/tips'],
])(
  'a %s of the screen %s is offered the categories that its things are in',
  async (pageType, name, scope, path) => {
    const user = userEvent.setup();
    let chosen = '';
    render(<BoundAddressControl pageType={pageType} path="" onPath={(next) => (chosen = next)} />, {
      wrapper: InEditor,
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Screen' }), name);
    await user.click(screen.getByRole('radio', { name: new RegExp(`^${scope}`) }));
    await user.click(screen.getByRole('combobox', { name: 'Category' }));
    const [option, ...more] = await screen.findAllByRole('option', { name: /CATEGORY/ });
    expect(more).toEqual([]);
    if (option) await user.click(option);
    expect(chosen).toBe(path);
  },
);
