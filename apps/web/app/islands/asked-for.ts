/** Says on the not-found page which address was asked for: the page is kept and the same for everybody. */
export function showAskedFor(root: ParentNode): void {
  const place = root.querySelector<HTMLElement>('[data-asked-for]');
  const from = new URLSearchParams(location.search).get('from');
  if (place === null || from === null || from === '') return;
  place.querySelector('code')?.replaceChildren(readable(from));
  place.hidden = false;
}

function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
