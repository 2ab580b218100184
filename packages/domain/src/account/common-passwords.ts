/**
 * Words that people make passwords of, each of which stands for all its decorations: `Password`, `p4ssw0rd!`,
 * `password2024`. Collected for this store, not taken from a list of stolen passwords.
 */
const words = new Set(
  `password passwort contrasena motdepasse passphrase passcode secret geheim letmein letmeinplease opensesame iloveyou
  iloveu welcome welcomeback willkommen bienvenue hello helloworld hellothere goodmorning goodnight thankyou whatever
  admin administrator superuser superman batman spiderman starwars pokemon minecraft fortnite football fussball baseball
  basketball hockey soccer tennis golfer liverpool chelsea arsenal barcelona realmadrid juventus bayern yankees cowboys
  princess princesa sunshine butterfly flower flowers rainbow unicorn dragon dragons tiger tigers monkey monkeys shadow
  master mustang ferrari porsche mercedes corvette harley computer internet samsung android iphone google facebook
  windows microsoft linux ubuntu database server network system default guest guestuser user username login loginlogin
  testing testtest tester test testuser temp temporary changeme changeit change changethis mypassword mypass yourpassword
  nopassword newpassword oldpassword thepassword pass passpass access accessdenied freedom summer winter spring autumn
  january february march april june july august september october november december monday tuesday wednesday thursday
  friday saturday sunday london paris berlin madrid moscow newyork chicago boston california texas florida america
  england germany canada australia jesus jesuschrist blessed angel angels heaven lovely loveyou loveme forever mother
  father daddy mommy family sister brother jennifer jessica michelle michael jordan charlie george thomas robert daniel
  andrew joshua matthew anthony william ashley amanda nicole hannah sophie maggie bailey buster pepper cookie cookies
  chocolate banana orange cheese coffee pizza hunter ranger soldier killer matrix trustno trustnoone phoenix
  lab laboratory science scientist research researcher biology biologist chemistry genetics genome genomes crispr
  crisprcas cas cutsite guiderna nuclease plasmid pipette synthesis`.split(/\s+/),
);

/** Rows of keyboards and the orders of alphabet and digits; a walk along one of them, either way, is no secret. */
const walks = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik',
  'q1w2e3r4t5y6u7i8o9p0',
  '1q2w3e4r5t6y7u8i9o0p',
  'zaq12wsxcde34rfv',
  'acguacguacguacguacguacgu',
  'acgtacgtacgtacgtacgtacgt',
];

const unleet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Whether guessers try this password early: a common word with decorations, a keyboard walk, or a short repetition. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase().normalize('NFKC');
  const bare = plain.replace(/[^\p{L}]+$/u, '');
  const candidates = [bare, unleeted(bare), unleeted(plain)].map(letters);
  return candidates.some((word) => words.has(word)) || isWalk(plain) || isRepetition(plain);
}

/** `p4ssw0rd` as the word behind it. */
function unleeted(text: string): string {
  return Array.from(text, (letter) => unleet[letter] ?? letter).join('');
}

function letters(text: string): string {
  return text.replaceAll(/[^\p{L}]/gu, '');
}

function isWalk(text: string): boolean {
  const core = text.replace(/[!.?]+$/, '');
  const back = Array.from(core).toReversed().join('');
  return walks.some((walk) => walk.includes(core) || walk.includes(back));
}

/** Up to four characters over and over: `aaaaaaaa`, `12341234`, `abababab`. */
function isRepetition(text: string): boolean {
  return [1, 2, 3, 4].some((size) => text.slice(size) === text.slice(0, -size));
}
