import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { expectedSignature } from './test-bucket.ts';

test('the test bucket verifies signatures of AWS Signature Version 4', () => {
  // the example of a GET in «Signature Calculations for the Authorization Header» of the S3 reference
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': createHash('sha256').digest('hex'),
    'x-amz-date': '20130524T000000Z',
    authorization: `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=${'0'.repeat(64)}`,
  };
  const request = { method: 'GET', url: '/test.txt', headers };
  expect(expectedSignature(request, 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY')).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
});
