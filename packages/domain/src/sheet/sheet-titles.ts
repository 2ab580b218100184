/** Characters of a title at most (LI-9). Excel itself would take 31. */
export const sheetTitleMaxLength = 30;

/** Characters that Excel refuses in the title of a sheet, and control characters. */
const forbidden = /[:\\/?*[\]\p{C}]+/gu;
/** Excel keeps this name for itself. */
const reserved = 'history';

/** By code points, so that no character is cut in half. */
const cut = (text: string, length: number): string => {
  let kept = '';
  for (const letter of text) {
    if (kept.length + letter.length > length) break;
    kept += letter;
  }
  return kept;
};

function plainTitle(name: string): string {
  const title = cut(name.replace(forbidden, ' ').replace(/\s+/g, ' ').trim(), sheetTitleMaxLength)
    .replace(/^['\s]+|['\s]+$/g, '')
    .trim();
  return title.toLowerCase() === reserved ? `${title} 1` : title;
}

/**
 * Titles for the sheets of a workbook: at most 30 characters, none that Excel forbids, none empty, and no two alike, as
 * Excel compares them: whatever the case of their letters.
 */
export function sheetTitles(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, index) => {
    const plain = plainTitle(name) || `Plate ${index + 1}`;
    let title = plain;
    for (let number = 2; taken.has(title.toLowerCase()); number += 1) {
      const ending = ` ${number}`;
      title = `${cut(plain, sheetTitleMaxLength - ending.length).trim()}${ending}`;
    }
    taken.add(title.toLowerCase());
    return title;
  });
}
