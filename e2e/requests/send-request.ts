import type { Customer } from '../browser/customer.ts';
import { callAs } from '../browser/open-account.ts';

/** Sends a request without the screens, which other journeys try. */
export const sendRequest = (customer: Customer) =>
  callAs<{ readonly id: string; readonly number: string }>(customer, 'POST', '/order/advanced_requests/', {
    request_type: 'partnership',
    answers: {
      parent: { title: 'Guides for a year', aim: 'A screen each month', use: 'research' },
      child: { organisation: 'Vale Lab', about: ['supply'], idea: 'Forty plates in twelve parts' },
    },
  });
