import { quantityLimits } from '@cutsite/domain/cart';
import { type AddOnItem, type AddOnSlug, addOnSlugs, type ProjectAddOn, setAddOn } from '@cutsite/domain/product';

/** A project with add-ons that are ordered beside it, as a product may have them. */
export interface WithAddOns {
  readonly addOns: readonly ProjectAddOn[];
}

/** The add-ons of a project that are sold today, in the order of the products; an older draft may name others. */
export function addOnItems({ addOns }: WithAddOns): readonly AddOnItem[] {
  return addOnSlugs.flatMap((productSlug) => {
    const quantity = addOns.find((addOn) => addOn.productSlug === productSlug)?.quantity ?? 0;
    return quantity > 0 ? [{ kind: 'add_on', productSlug, quantity }] : [];
  });
}

/** The project with so many of an add-on: at most as many as can be ordered at once, and without it from 0 down. */
export function withAddOn<Project extends WithAddOns>(
  project: Project,
  productSlug: AddOnSlug,
  quantity: number,
): Project {
  const copies = Math.min(Math.trunc(quantity) || 0, quantityLimits.max);
  return { ...project, addOns: setAddOn(project.addOns, productSlug, copies) };
}

/** Copies of all add-ons together. */
export const addOnCopies = (project: WithAddOns): number =>
  addOnItems(project).reduce((count, { quantity }) => count + quantity, 0);
