import { expect, test } from 'vitest';
import { foldPath, ungluedPaths } from './fold-path.ts';

test.each([
  ['/น้ำ', '/นํ้า'],
  ['/น้ำ', '/น้ํา'],
  ['/นำ', '/นํา'],
  ['/éte', '/e\u0301te'],
  ['/Sale', '/sale'],
  ['/ｓａｌｅ', '/sale'],
  ['/แต่', '/เเต่'],
  ['/sa\u200ble', '/sale'],
  ['/%E0%B8%99', '/น'],
])('%s looks like %s', (one, other) => expect(foldPath(one)).toBe(foldPath(other)));

test.each([
  ['/deals)', '/deals'],
  ['/deals.', '/deals'],
  ['/deals,ค่ะ', '/deals'],
  ['/dealsนะคะ', '/deals'],
  ['/product/p1ค่า!!', '/product/p1'],
  ['/deals/', '/deals'],
])('%s may mean %s', (given, meant) => expect(ungluedPaths(given)).toContain(meant));

test('Thai addresses keep their words', () => expect(ungluedPaths('/น้ำหอม')).toEqual(['/น้ำหอม']));
