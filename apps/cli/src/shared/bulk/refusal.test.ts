import { AxiosError, AxiosHeaders } from 'axios';
import { expect, test } from 'vitest';
import { CommandError, exitCodes } from '../failures/exit-codes.ts';
import { outcomeOf, Refusal } from './refusal.ts';

const item = { id: 7, name: 'Tag', from: 'jest', to: 'zmienić' };

function answered(status: number): AxiosError {
  const config = { headers: new AxiosHeaders() };
  const data = { title: 'Konflikt', status, errors: ['Ktoś to zmienił'] };
  return new AxiosError('', undefined, config, undefined, { data, status, statusText: '', headers: {}, config });
}

const outcome = (error?: Error) =>
  outcomeOf(item, () => (error === undefined ? Promise.resolve() : Promise.reject(error)));

test('a refusal is the outcome of the item', async () => {
  expect(await outcome()).toEqual({ id: 7, outcome: 'done', errors: [] });
  expect(await outcome(new Refusal('Nie ma tagu'))).toEqual({ id: 7, outcome: 'refused', errors: ['Nie ma tagu'] });
  expect(await outcome(answered(412))).toEqual({ id: 7, outcome: 'refused', errors: ['Ktoś to zmienił'] });
});

test.each([
  answered(503),
  answered(401),
  new AxiosError('', 'ECONNRESET'),
  new CommandError('', exitCodes.notSignedIn),
])('what is not about the item stops the run: %s', async (error) => {
  await expect(outcome(error)).rejects.toBe(error);
});
