import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import type { MarkState } from './mark-store.ts';
import { useMark } from './use-mark.ts';

let drawn: MarkState[] = [];
beforeEach(() => {
  drawn = [];
});

function Heart() {
  const state = useMark({ action: 'COLLECT', subjectType: 'CONTENT', subjectId: 'of-use-mark' });
  drawn.push(state);
  return <p>{String(state.marked)}</p>;
}

test('hydrating a heart on a guest’s page doesn’t render it again: there may be a hundred', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Heart />);
  drawn = [];
  render(<Heart />, { container, hydrate: true });
  expect(drawn).toEqual([{ marked: false, pending: false }]);
});
