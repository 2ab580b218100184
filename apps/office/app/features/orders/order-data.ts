import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import type { getStaffOrder, listAllOrders, previewCorrection } from '@cutsite/contracts/staff-order';

/** An order as the office reads it. */
export type StaffOrder = SuccessAnswer<typeof getStaffOrder>['body'];

/** A row of the list of all orders. */
export type QueuedOrder = SuccessAnswer<typeof listAllOrders>['body']['orders'][number];

/** What a correction of an order would come to. */
export type Correction = SuccessAnswer<typeof previewCorrection>['body'];
