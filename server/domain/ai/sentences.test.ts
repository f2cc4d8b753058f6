import { expect, test } from 'vitest';
import { isHarmless } from './sentences.ts';

const TITLES = ['Dr.Pong 28D Serum', 'Apple iPhone 16 iOS 18.1', 'Node.js Hoodie', 'Power bank 1.5 A'];

test.each([
  'Look at evil.example/x for more',
  'Go to bit.ly/abc',
  'Visit shop.co.th now',
  'See evil．example',
  'See evil。example',
  'ดูที่ ร้าน.ไทย หรือ abc.ไทย',
  'Buy at dr.pong.example',
  'Buy at dr.pong/x',
  'Write to evil dot com',
  'Send your password to me on LINE at @evil',
  'ทักไลน์ @evil ได้เลย',
  'Call zero eight one two three four',
  'โทร ศูนย์แปดหนึ่งสองสามสี่',
  'Hubungi nol delapan satu dua',
  'Discount fifty',
  'Everything is discounted today',
  'It is half off',
  'It goes for a tenth of its worth',
  'มีส่วนลดวันนี้',
  'Ada diskon besar',
])('a sentence is kept back: %s', (sentence) => {
  expect(isHarmless(sentence, TITLES)).toBe(false);
});

test.each([
  'Dr.Pong suits dry skin.',
  'St.Ives and Dr.Jill are gentle, too.',
  'It runs iOS 18.1 and has a good camera.',
  'The power bank gives 1.5 A.',
  'The Node.js hoodie is warm.',
  'L.A. Girl has many shades, e.g. rose.',
  'One for home, one for work.',
  'ตัวนี้เสียงดี ใส่สบาย เหมาะกับใช้ทั้งวัน',
  'พ.ศ. นี้ใคร ๆ ก็ใช้ อย.รับรองแล้ว',
  'Yang ini ringan dan nyaman dipakai.',
  'Both are worth a look.',
])('a sentence is shown: %s', (sentence) => {
  expect(isHarmless(sentence, TITLES)).toBe(true);
});
