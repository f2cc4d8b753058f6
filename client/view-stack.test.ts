import { expect, test } from 'vitest';
import { activateView } from './view-stack.ts';

test('[R24] a new view comes after the others, and those after the active one are dropped', () => {
  expect(activateView([], 'list')).toEqual(['list']);
  expect(activateView(['list'], 'search')).toEqual(['list', 'search']);
  expect(activateView(['list', 'search', 'brand'], 'list')).toEqual(['list']);
  expect(activateView(['list', 'search', 'brand'], 'search')).toEqual(['list', 'search']);
  expect(activateView(['list', 'search'], 'search')).toEqual(['list', 'search']);
});

test('[R24] with the reset flag only the active view is kept', () => {
  expect(activateView(['list', 'search', 'brand'], 'search', { isReset: true })).toEqual(['search']);
  expect(activateView(['list'], 'detail', { isReset: true })).toEqual(['detail']);
});
