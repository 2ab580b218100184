import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { reportUsage } from '../harness/report-usage.ts';

/**
 * The floor of promise P6: a bare server that answers everything with the bytes and headers of one page of the store.
 */
const chunks: Buffer[] = [];
get(process.argv[2] ?? '', { headers: { 'accept-encoding': 'gzip' } }, (page) => {
  page.on('data', (chunk: Buffer) => chunks.push(chunk));
  page.on('end', () => {
    const body = Buffer.concat(chunks);
    const {
      'transfer-encoding': _,
      connection: _connection,
      'keep-alive': _keep,
      date: _date,
      ...headers
    } = page.headers;
    const server = createServer((_request, response) => {
      response.writeHead(200, { ...headers, 'content-length': body.length });
      response.end(body);
    });
    server.listen(0, '127.0.0.1', () => {
      reportUsage((server.address() as AddressInfo).port, async () => {
        server.closeAllConnections();
        server.close();
      });
    });
  });
});
