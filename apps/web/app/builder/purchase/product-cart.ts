import type { AnyCartItem, CartItemWire } from '@cutsite/contracts/cart';
import type { OrderItemWire, SentItem } from '@cutsite/contracts/item';
import type { BuilderProject, NewId } from '../project/builder-project.ts';
import type { EditedItemTexts } from './edited-item.ts';

/**
 * What a product hands in so that its projects can be put into the cart, and its cart items edited. `Sent` is what its
 * items are sent as, `Shown` what the cart shows of them.
 */
export interface ProductCart<
  Project extends BuilderProject,
  Sent extends SentItem = OrderItemWire,
  Shown extends AnyCartItem = CartItemWire,
> {
  /** What goes to the cart; null while something in the project blocks it. */
  readonly itemsOf: (project: Project, namesInCart: ReadonlySet<string>) => readonly Sent[] | null;
  /**
   * Why the project cannot be ordered now, in the words of what to do next; null when it can. `editing`: an edited cart
   * item stays one item.
   */
  readonly blockedBecause: (project: Project, namesInCart: ReadonlySet<string>, editing: boolean) => string | null;
  /** What of the project goes to the cart, to be kept under Projects; null when nothing was built. */
  readonly addedPart: (project: Project, newId: NewId) => Project | null;
  /** What stays on the screen when the work went to the cart. */
  readonly afterAdd: (project: Project, newId: NewId) => Project;
  /** Says so, of the project that was added. */
  readonly addedText: (project: Project) => string;
  /** The names that an item in the cart takes, for products whose names may be there once. */
  namesOf(this: void, item: Shown): readonly string[];
  /**
   * The project that a cart item was made from.
   * @throws CartItemRefused
   */
  readonly projectOfItem: (itemId: string, newId: NewId) => Promise<Project>;
  readonly edited: EditedItemTexts<Project>;
}
