/**
 * Control characters, line breaks, halves of characters, which no database can keep, and what turns the direction of
 * the text after it around (Unicode's Bidi_Control), by which a name can change how the sentence or the label reads in
 * which it stands. Texts in Arabic or Hebrew need none of them.
 */
const notOfOneLine = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]/u;

/**
 * Whether what somebody typed is one line of text that reads the same wherever it stands. Every text of a customer that
 * is shown to others or printed is asked: names, addresses, references, PO numbers, names of carts.
 */
export const isOneLine = (text: string): boolean => !notOfOneLine.test(text);
