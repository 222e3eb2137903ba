import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { expect, test } from 'vitest';
import { asCommandError } from './failures.ts';

const networkError = (code: string) =>
  new AxiosError('cannot', code, { baseURL: 'https://urzad.example' } as InternalAxiosRequestConfig);

test.each([
  ['ECONNREFUSED', 'Brak połączenia z serwerem https://urzad.example (ECONNREFUSED)'],
  [
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'Certyfikatowi serwera https://urzad.example nie można zaufać (DEPTH_ZERO_SELF_SIGNED_CERT). Certyfikat własnego urzędu certyfikacji wskazuje zmienna NODE_EXTRA_CA_CERTS',
  ],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', expect.stringContaining('NODE_EXTRA_CA_CERTS')],
  ['CERT_HAS_EXPIRED', expect.stringContaining('nie można zaufać (CERT_HAS_EXPIRED)')],
])('%s becomes a message', (code, message) => {
  expect(asCommandError(networkError(code))).toMatchObject({ message: message, exitCode: 1 });
});
