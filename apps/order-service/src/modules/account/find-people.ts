/** All that a person of an account is found by, by the alias `a`; as the index of them says it: migration 0771. */
export const wordsOfPerson = `words_to_find(a.first_name || ' ' || a.last_name || ' ' || a.company_name || ' ' || a.email || ' '
        || split_part(a.email, '@', 2))`;

/** What words are asked for that begin so, each of them: the text of a `tsquery`. */
export const beginningsOf = (words: readonly string[]): string =>
  words.map((word) => `'${word.replaceAll(/['\\]/g, String.raw`$&$&`)}':*`).join(' & ');

/** A text as the beginning of another one, for `like`. */
export const startingWith = (text: string): string => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** So many people are looked up one by one; where more have the words, most of what is looked for is theirs. */
export const fewPeople = 500;
