import { quantityLimits } from '@cutsite/domain/cart';
import { type GuideRnaProject, setAddOn } from '@cutsite/domain/guide-rna';
import { type AddOnItem, type AddOnSlug, addOnSlugs } from '@cutsite/domain/product';

/** The add-ons of a project that are sold today, in the order of the products; an older draft may name others. */
export function addOnItems({ addOns }: Pick<GuideRnaProject, 'addOns'>): readonly AddOnItem[] {
  return addOnSlugs.flatMap((productSlug) => {
    const quantity = addOns.find((addOn) => addOn.productSlug === productSlug)?.quantity ?? 0;
    return quantity > 0 ? [{ kind: 'add_on', productSlug, quantity }] : [];
  });
}

/** The project with so many of an add-on: at most as many as can be ordered at once, and without it from 0 down. */
export function withAddOn(project: GuideRnaProject, productSlug: AddOnSlug, quantity: number): GuideRnaProject {
  const copies = Math.min(Math.trunc(quantity) || 0, quantityLimits.max);
  return { ...project, addOns: setAddOn(project.addOns, productSlug, copies) };
}

/** Nothing but add-ons: no guide is begun in the format in view. They can be ordered alone. */
export function addOnsAlone(project: GuideRnaProject): boolean {
  const begun =
    project.format === 'plates'
      ? project.plates.some(({ wells }) => wells.length > 0)
      : project.tubes.some(({ name, sequence }) => name !== '' || sequence !== '');
  return !begun && addOnItems(project).length > 0;
}

/** Copies of all add-ons together. */
export const addOnCopies = (project: Pick<GuideRnaProject, 'addOns'>): number =>
  addOnItems(project).reduce((count, { quantity }) => count + quantity, 0);
