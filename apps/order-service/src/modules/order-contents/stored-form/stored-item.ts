import type { KindedItem } from '@cutsite/domain/item';
import { products } from '@cutsite/domain/product';
import { isRecord } from '@cutsite/domain/record';

/**
 * The version in which items are stored now (`cart_item.item_version`). Version 1 had no `kind`, version 2 no
 * `projectName`, which an item without a project lacks in version 3 too. A later version only adds fields, so that the
 * process of the release before reads it as its own latest one and goes on working (decision 25).
 */
export const itemVersion = 3;

type Stored = Readonly<Record<string, unknown>>;

function isItem(value: Stored): value is Stored & KindedItem {
  return typeof value['kind'] === 'string' && typeof value['productSlug'] === 'string';
}

/** Version 1 held guide RNA and add-ons, whose products still say which is which. */
function withKind(stored: Stored): Stored {
  const product = Object.entries(products).find(([slug]) => slug === stored['productSlug'])?.[1];
  return product === undefined ? stored : { kind: product.kind, ...stored };
}

/** What brings an item of a version to the next one. */
const lifts: Readonly<Record<number, (stored: Stored) => Stored>> = { 1: withKind };

/**
 * An item as it was stored in any version, in the form of today.
 *
 * The release before this one leaves the version as it finds it when it replaces an item of version 2 by one without a
 * kind; such an item is of version 1, whatever its column says.
 *
 * @throws Error when it is no item: somebody wrote it by hand
 */
export function readStoredItem(stored: unknown, version: number): KindedItem {
  if (!isRecord(stored)) throw new Error('A stored item is no object');
  const from = 'kind' in stored ? version : 1;
  let item = stored;
  for (let at = from; at < itemVersion; at += 1) item = lifts[at]?.(item) ?? item;
  if (!isItem(item)) throw new Error(`A stored item of version ${version} has no kind or no product`);
  return item;
}
