/** Where the fields of the side panel are, for the grid that hands the focus over to them. */
export const panelFields = {
  nameId: 'well-name',
  targetId: 'well-target',
  focusName: (): void => {
    const field = document.getElementById(panelFields.nameId);
    if (!(field instanceof HTMLInputElement)) return;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  },
  focusWell: (): void => {
    const inTable = document.activeElement?.closest('table[role="grid"]') ?? null;
    const well = document.querySelector<HTMLElement>('[role="grid"] [data-well][tabindex="0"]');
    // On a narrow screen the plate is a small map, and in the table view there is none: then the row is the well.
    if (inTable === null && well !== null && well.checkVisibility()) well.focus();
    else document.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus();
  },
};
