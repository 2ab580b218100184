/**
 * A text without these characters at its beginning and end. A pattern such as `/[- ]+$/` looks at every run of them
 * from each of its places, which takes long for 100,000 in the middle of a text (promise F6); this looks at each end
 * once.
 */
export function trimCharacters(text: string, characters: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && characters.includes(text.charAt(from))) from += 1;
  while (to > from && characters.includes(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}
