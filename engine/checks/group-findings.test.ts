import { expect, test } from 'vitest';
import type { Finding } from '#schemas/page/finding.ts';
import { groupFindings } from './group-findings.ts';

const finding = (code: Finding['code'], at: Finding['at'], over: Partial<Finding> = {}): Finding => ({
  code,
  severity: 'warning',
  at,
  params: {},
  ...over,
});

test('a module’s missing texts are one line for each language, modules with errors come first', () => {
  const groups = groupFindings([
    finding('MISSING_LANGUAGE', { path: ['meta', 'title'], lang: 'th' }),
    finding('MISSING_LANGUAGE', { nodeId: 'a', path: ['title'], lang: 'th' }),
    finding('MISSING_LANGUAGE', { nodeId: 'a', path: ['text'], lang: 'th' }),
    finding('MISSING_LANGUAGE', { nodeId: 'a', path: ['title'], lang: 'id' }),
    finding('DEAD_LINK', { nodeId: 'b', path: ['link'] }, { params: { target: '/x' } }),
    finding('DEAD_LINK', { nodeId: 'b', path: ['more'] }, { params: { target: '/y' } }),
    finding('PROBLEM', { nodeId: 'b', path: ['title'] }, { severity: 'error', problem: 'INVALID_VALUE' }),
  ]);
  const told = groups.map(({ nodeId = 'page', lines }) =>
    lines
      .map(({ finding: { code, at }, places }) => `${code} ${at.lang ?? ''} ${places.length}`)
      .join(', ')
      .replace(/^/, `${nodeId}: `),
  );
  expect(told).toEqual([
    'b: PROBLEM  1, DEAD_LINK  1, DEAD_LINK  1',
    'page: MISSING_LANGUAGE th 1',
    'a: MISSING_LANGUAGE th 2, MISSING_LANGUAGE id 1',
  ]);
});
