import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import type { getStaffQuote, getStaffQuoteLists } from '@cutsite/contracts/quote';

/** What is in a quote or an order, with its sums, as the office reads it. */
export type Contents = SuccessAnswer<typeof getStaffQuote>['body']['contents'];
export type ContentsItem = Contents['items'][number];

/** What is in one of its items, by well or tube. */
export type ItemList = SuccessAnswer<typeof getStaffQuoteLists>['body']['lists'][number];
