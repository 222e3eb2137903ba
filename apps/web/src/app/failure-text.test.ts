import { AxiosError, type AxiosResponse, CanceledError } from 'axios';
import { describe, expect, it } from 'vitest';
import { failureText } from './failure-text.ts';

function failed(status: number, data: unknown = '', headers: Record<string, string> = {}): AxiosError {
  const response = { status, data, headers, statusText: '', config: {} } as AxiosResponse;
  return new AxiosError('failed', undefined, undefined, undefined, response);
}

const problem = (status: number, ...errors: string[]) =>
  failed(status, { title: 'Operacja niedozwolona', status, errors });
const errorMessage = 'Wystąpił błąd w trakcie usuwania tagów';

describe('text of the error toast', () => {
  it.each([
    [
      'the messages of the server, line by line',
      problem(409, 'Pierwszy', 'Drugi'),
      { errorMessage },
      'Pierwszy\nDrugi',
    ],
    ['its title without messages', problem(409), { errorMessage }, 'Operacja niedozwolona'],
    ['the fallback of the action', failed(500), { errorMessage }, errorMessage],
    ['401 without a message', failed(401), { errorMessage }, 'Polecenie wymaga zalogowania'],
    ['403 without a message', failed(403), { errorMessage }, 'Brak uprawnień do wykonania polecania'],
    ['403 with a message', problem(403, 'Kategoria jest wyłączona'), {}, 'Kategoria jest wyłączona'],
    ['anything else', failed(502, '<html>'), {}, 'Wystąpił niespodziewany błąd'],
    [
      'no connection',
      new AxiosError('Network Error'),
      {},
      'Brak połączenia z serwerem. Sprawdź sieć i spróbuj ponownie',
    ],
    [
      'no connection during an action that has a message',
      new AxiosError('Network Error'),
      { errorMessage },
      `${errorMessage}\nBrak połączenia z serwerem. Sprawdź sieć i spróbuj ponownie`,
    ],
    ['a fault of the program itself', new TypeError('x is not a function'), { errorMessage }, errorMessage],
    ['a silent call', problem(500, 'Błąd'), { silent: true }, undefined],
    ['a status the screen deals with', problem(412, 'Nowsze dane'), { handledStatuses: [412] }, undefined],
    ['a mere question for access', failed(403, '', { 'x-access-check': 'true' }), {}, undefined],
    ['a call that was given up', new CanceledError(), { errorMessage }, undefined],
  ])('%s', (_name, error, meta, text) => {
    expect(failureText(error, meta)).toBe(text);
  });

  const fields = [{ path: 'name', message: 'Pole wymagane' }];
  const wrongForm = (...errors: string[]) =>
    failed(400, { title: 'Formularz zawiera błędy', status: 400, errors, fields });

  it('leaves out what a form shows at its fields', () => {
    const meta = { showsFieldErrors: true };
    expect(failureText(wrongForm('Pole wymagane', 'Za dużo łączy'), meta)).toBe('Za dużo łączy');
    expect(failureText(wrongForm('Pole wymagane'), meta)).toBeUndefined();
    expect(failureText(wrongForm('Nazwa: Pole wymagane'), meta)).toBeUndefined();
    expect(failureText(wrongForm('Pole wymagane'), {})).toBe('Pole wymagane');
  });

  it('leaves every refusal to a form that shows them, and keeps what is no matter of the form', () => {
    const meta = { showsRefusals: true, errorMessage: 'Nie zapisano' };
    expect(failureText(wrongForm('Pole wymagane', 'Za dużo łączy'), meta)).toBeUndefined();
    expect(failureText(failed(409, { title: 'a', status: 409, errors: ['Zajęte'] }), meta)).toBeUndefined();
    expect(failureText(failed(400, undefined), meta)).toBe('Nie zapisano');
    expect(failureText(failed(503, { title: 'a', status: 503, errors: ['Za chwilę'] }), meta)).toBe('Za chwilę');
  });
});
