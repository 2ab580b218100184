/** An add-on that goes along with a project; one of an older draft may not be sold any more. */
export interface ProjectAddOn {
  readonly productSlug: string;
  readonly quantity: number;
}

/** Sets how many of an add-on go along: above 0 inserts or replaces it, 0 or less removes it (GR-36). */
export function setAddOn(addOns: readonly ProjectAddOn[], productSlug: string, quantity: number): ProjectAddOn[] {
  const isIt = (addOn: ProjectAddOn) => addOn.productSlug === productSlug;
  if (quantity <= 0) return addOns.filter((addOn) => !isIt(addOn));
  if (!addOns.some(isIt)) return [...addOns, { productSlug, quantity }];
  return addOns.map((addOn) => (isIt(addOn) ? { productSlug, quantity } : addOn));
}
