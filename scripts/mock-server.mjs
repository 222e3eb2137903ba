// The generated mocks over HTTP: npm run mocks -- --http [--port 4301]
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { mockServer } from '../packages/generated/runtime/mock-http.ts';

const { values } = parseArgs({ options: { http: { type: 'boolean' }, port: { type: 'string', default: '4301' } } });
const server = mockServer().listen(Number(values.port), 'localhost');
await once(server, 'listening');
process.stdout.write(`Mocks of the contract: http://localhost:${server.address().port}\n`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
