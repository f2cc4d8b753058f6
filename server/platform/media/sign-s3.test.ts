import { expect, test } from 'vitest';
import { signS3 } from './sign-s3.ts';

const keys = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const at = Date.parse('2013-05-24T00:00:00Z');
const signatureOf = async (given: Parameters<typeof signS3>[0]) =>
  (await signS3(given, keys, at)).get('authorization')?.split('Signature=')[1];

test('requests are signed as in Amazon’s own examples', async () => {
  const file = new URL('https://examplebucket.s3.amazonaws.com/test.txt');
  const get = { method: 'GET', url: file, headers: { range: 'bytes=0-9' }, body: undefined };
  expect(await signatureOf(get)).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41');
  const put = {
    method: 'PUT',
    url: new URL('https://examplebucket.s3.amazonaws.com/test%24file.text'),
    headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    body: Buffer.from('Welcome to Amazon S3.'),
  };
  expect(await signatureOf(put)).toBe('98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd');
});
