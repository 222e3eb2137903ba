// What a GET has answered may be sent back to the PUT of the same address: the server leaves out what is only read, and writes records as their numbers.
import { answerRules } from '@redakcja/generated/answer-rules';
import { findOperation, type Operation } from '@redakcja/generated/operation-lookup';

/** Whether the body, which is none of the operation's own, is such an answer. */
export async function isReadBack({ method, path }: Operation, body: unknown): Promise<boolean> {
  if (method !== 'put' || typeof body !== 'string') return false;
  const reading = findOperation('get', path);
  const schema = reading && (await answerRules[reading.id].schema?.());
  return schema?.safeParse(parsed(body)).success === true;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
