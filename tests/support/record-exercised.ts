// Set up before each file of API tests: every answer that is checked against the contract leaves a line.
import { appendFileSync } from 'node:fs';
import { onAnswerChecked } from '@redakcja/generated/contract-check';

const record = process.env.CHECKED_ANSWERS;
const seen = new Set<string>();

if (record !== undefined) {
  onAnswerChecked((operationId, status) => {
    const line = `${operationId} ${status}\n`;
    if (!seen.has(line)) appendFileSync(record, line);
    seen.add(line);
  });
}
