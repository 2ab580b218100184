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
    document.querySelector<HTMLElement>('[role="grid"] [data-well][tabindex="0"]')?.focus();
  },
};
