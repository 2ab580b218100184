import { expect, test } from 'vitest';
import { isBrokenConnection } from './broken-connection.ts';

const withCode = (code: string) => Object.assign(new Error('said by the system'), { code });

test.each([
  ['a socket that was reset', withCode('ECONNRESET'), true],
  ['a socket without a listener', withCode('ECONNREFUSED'), true],
  ['a socket that is not there', withCode('ENOENT'), true],
  ['a PostgreSQL that is stopping', withCode('57P03'), true],
  ['a connection that the driver lost', new Error('Connection terminated unexpectedly'), true],
  ['a refused password', withCode('28P01'), false],
  ['a statement that is wrong', withCode('42601'), false],
  ['something that is no error', 'ECONNRESET', false],
])('%s', (_, error, broken) => {
  expect(isBrokenConnection(error)).toBe(broken);
});
