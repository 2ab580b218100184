/** Below this width the panel stands under a list of wells. */
export const narrow = '(max-width: 47.5em)';

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
    const row = document.querySelector<HTMLElement>('[data-cell][tabindex="0"]');
    // On a narrow screen the rows are the list one comes from, and the plate above it is small.
    const isRow = inTable !== null || well === null || (row !== null && matchMedia(narrow).matches);
    if (isRow) row?.focus();
    else well.focus();
  },
};
