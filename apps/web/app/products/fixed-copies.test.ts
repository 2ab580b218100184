import { type ItemKind, itemKinds } from '@cutsite/domain/item';
import { expect, test } from 'vitest';
import type { ItemView } from '../platform/item-view.ts';
import { itemViews } from './item-views.ts';

test.each(Object.keys(itemKinds) as ItemKind[])(
  'the cart offers to change the copies of an item where the rules take it, and nowhere else: %s (ruling 84)',
  (kind) => {
    const view: ItemView = itemViews[kind];
    expect(view.hasFixedCopies ?? false).toBe(itemKinds[kind].fixedQuantity !== null);
  },
);
