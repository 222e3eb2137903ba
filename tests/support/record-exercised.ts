// Setup file of the API tests: records every response that is checked against the contract.
import { appendFileSync } from 'node:fs';
import { onResponseChecked } from '@redakcja/generated/contract-check';

const record = process.env.CHECKED_RESPONSES;
const seen = new Set<string>();

if (record !== undefined) {
  onResponseChecked((operationId, status) => {
    const line = `${operationId} ${status}\n`;
    if (!seen.has(line)) appendFileSync(record, line);
    seen.add(line);
  });
}
