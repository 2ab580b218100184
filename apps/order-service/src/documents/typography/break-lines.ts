/** Chinese and Japanese are broken between any two signs. */
const breaksAnywhere = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，「」（）]/u;

/** Words with the space after them; each sign of a script without spaces is a word. */
function words(text: string): string[] {
  const found: string[] = [];
  let word = '';
  const end = () => {
    if (word !== '') found.push(word);
    word = '';
  };
  for (const letter of text) {
    if (breaksAnywhere.test(letter)) {
      end();
      found.push(letter);
    } else {
      word += letter;
      if (letter === ' ') end();
    }
  }
  end();
  return found;
}

/** A word that is wider than a line, such as a long sequence, in pieces that fit. */
function pieces(word: string, width: number, measure: (text: string) => number): string[] {
  const found: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && measure(piece + letter) > width) {
      found.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return piece === '' ? found : [...found, piece];
}

/**
 * The text in lines that are at most `width` wide, where even one letter is that narrow; its own line breaks are kept.
 */
export function breakLines(text: string, width: number, measure: (text: string) => number): string[] {
  return text.split(/\r?\n/).flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of words(paragraph)) {
      if (measure((line + word).trimEnd()) <= width) {
        line += word;
        continue;
      }
      if (line !== '') lines.push(line.trimEnd());
      const parts = pieces(word, width, measure);
      lines.push(...parts.slice(0, -1));
      line = parts.at(-1) ?? '';
    }
    return [...lines, line.trimEnd()];
  });
}
