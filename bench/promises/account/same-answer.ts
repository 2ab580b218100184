import { csrfTokenOf, newVisitorToken } from '@cutsite/service-base/http';
import { aStaffMember } from '@cutsite/test-support/customer';
import { plainLine, type ResultLine } from '../../harness/result.ts';
import type { Subjects } from '../../harness/subjects.ts';

/** Promise A3: the mean over so many samples of an address that has an account, and of one that has none. */
const samples = { 'password mail': 500, 'sign-in': 250, 'sign-in of staff': 250 } as const;
type Call = keyof typeof samples;

const customer = 'known@bench.example';

/** A3: who asks with an address learns nothing from the time that the answer takes. */
export async function sameAnswer({ product }: Subjects): Promise<ResultLine[]> {
  const visit = newVisitorToken();
  const csrf = csrfTokenOf(visit);
  const headers = {
    'content-type': 'application/json',
    cookie: `visit=${visit}; csrftoken=${csrf}`,
    'x-csrftoken': csrf,
  };
  const post = async (path: string, body: object): Promise<number> => {
    const begun = performance.now();
    const answer = await fetch(`http://127.0.0.1:${product.port}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    if (answer.status >= 429) throw new Error(`${path} answered ${answer.status}`);
    return performance.now() - begun;
  };
  const person = { first_name: 'Ada', last_name: 'Bench', company_name: 'Bench', password: 'three quiet pipettes' };
  await post('/account/create-new-user', { ...person, email: customer });
  // A wrong password for somebody of the staff is written down besides (OF-6).
  const { accountId } = await aStaffMember(product.pool, 'sales');
  const known: Readonly<Record<Call, string>> = {
    'password mail': customer,
    'sign-in': customer,
    'sign-in of staff': `${accountId}@lab.example`,
  };
  const signIn = (email: string) => post('/account/api-login', { username: email, password: 'wrong horse' });
  const calls = {
    'password mail': (email: string) => post('/account/send-password-reset', { email }),
    'sign-in': signIn,
    'sign-in of staff': signIn,
  } as const;

  const lines: ResultLine[] = [];
  for (const name of Object.keys(samples) as Call[]) {
    const count = samples[name];
    const sums = { known: 0, unknown: 0 };
    for (let sample = 0; sample < count; sample += 1) {
      // Turn by turn, so that what the machine does beside it meets both.
      sums.known += await calls[name](known[name]);
      sums.unknown += await calls[name](`nobody-${sample}@bench.example`);
    }
    const [mean, other] = [sums.known / count, sums.unknown / count];
    const difference = Math.abs(mean - other);
    const figure = `${mean.toFixed(2)} ms and ${other.toFixed(2)} ms, ${difference.toFixed(2)} ms apart`;
    const what = `${name}: an address with an account and one without, mean of ${count}`;
    lines.push(plainLine('A3', what, figure, '< 5 ms apart', difference < 5));
  }
  return lines;
}
