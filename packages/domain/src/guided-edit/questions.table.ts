/** A question is asked when each of these was answered by one of its values. */
export interface AskedWhen {
  readonly question: string;
  readonly is: readonly string[];
}

interface ChoiceQuestion {
  readonly kind: 'choice';
  readonly id: string;
  readonly title: string;
  readonly hint?: string;
  readonly when?: readonly AskedWhen[];
  readonly options: readonly { readonly value: string; readonly label: string; readonly hint?: string }[];
}

/** Answered in words, or left open with “not known yet”. */
interface TextQuestion {
  readonly kind: 'text';
  readonly id: string;
  readonly title: string;
  readonly hint?: string;
  readonly when?: readonly AskedWhen[];
  readonly longest: number;
}

export type GuidedQuestion = ChoiceQuestion | TextQuestion;

const aims = ['knockout', 'knock_in', 'regulate', 'base_edit'];
const ownGenomes = { question: 'organism', is: ['homo_sapiens', 'mus_musculus'] };

/** The questions in the order in which they are asked (RQ-17). What is asked depends on the answers before it alone. */
export const guidedQuestions: readonly GuidedQuestion[] = [
  {
    kind: 'choice',
    id: 'goal',
    title: 'What is the aim?',
    options: [
      { value: 'knockout', label: 'Knock out a gene', hint: 'Stop it from making its protein' },
      { value: 'screen', label: 'Screen many genes', hint: 'To find those that matter' },
      { value: 'knock_in', label: 'Put something in', hint: 'A tag, a reporter, a point mutation by a donor' },
      { value: 'base_edit', label: 'Change single bases', hint: 'With a base or prime editor' },
      { value: 'regulate', label: 'Turn a gene up or down', hint: 'CRISPRi or CRISPRa' },
      { value: 'else', label: 'Something else', hint: 'A person looks at it' },
    ],
  },
  {
    kind: 'choice',
    id: 'organism',
    title: 'Which organism?',
    when: [{ question: 'goal', is: [...aims, 'screen'] }],
    options: [
      { value: 'homo_sapiens', label: 'Human' },
      { value: 'mus_musculus', label: 'Mouse' },
      { value: 'other', label: 'Another one' },
    ],
  },
  {
    kind: 'text',
    id: 'gene',
    title: 'Which gene?',
    hint: 'Symbol, synonym or Ensembl id.',
    when: [{ question: 'goal', is: aims }],
    longest: 60,
  },
  {
    kind: 'choice',
    id: 'scale',
    title: 'How many genes?',
    when: [{ question: 'goal', is: ['screen'] }],
    options: [
      { value: 'few', label: 'Fewer than 20' },
      { value: 'list', label: '20 to 500' },
      { value: 'genome', label: 'More than 500', hint: 'Up to the whole genome' },
    ],
  },
  {
    kind: 'text',
    id: 'genes',
    title: 'Which genes?',
    hint: 'Symbols with commas between them. Leave it open when the list is a file.',
    when: [
      { question: 'goal', is: ['screen'] },
      { question: 'scale', is: ['few', 'list'] },
    ],
    longest: 5000,
  },
  {
    kind: 'text',
    id: 'cells',
    title: 'In which cells?',
    hint: 'A line such as K-562, or primary cells.',
    when: [{ question: 'goal', is: [...aims, 'screen'] }],
    longest: 120,
  },
  {
    kind: 'choice',
    id: 'who',
    title: 'Who will edit the cells?',
    hint: 'Your time and the price differ.',
    when: [{ question: 'goal', is: ['knockout', 'screen'] }, ownGenomes],
    options: [
      { value: 'provider', label: 'Cutsite makes them', hint: 'The edited cells come frozen' },
      { value: 'own', label: 'We do, in our lab', hint: 'We need guides, perhaps with nuclease and controls' },
      { value: 'unsure', label: 'Not sure yet', hint: 'You see both ways at the end' },
    ],
  },
  {
    kind: 'choice',
    id: 'experience',
    title: 'Have you edited these cells before?',
    when: [{ question: 'goal', is: ['knockout', 'screen'] }, { question: 'who', is: ['own'] }, ownGenomes],
    options: [
      { value: 'often', label: 'Yes, it works' },
      { value: 'tried', label: 'We have tried' },
      { value: 'never', label: 'Not yet', hint: 'What saves the first months is named at the end' },
    ],
  },
  {
    kind: 'choice',
    id: 'delivery',
    title: 'How do guides get into the cells?',
    when: [{ question: 'goal', is: ['knockout', 'screen'] }, { question: 'who', is: ['own'] }, ownGenomes],
    options: [
      { value: 'rnp', label: 'With nuclease protein', hint: 'RNP, by electroporation or lipids' },
      { value: 'mrna', label: 'With nuclease mRNA' },
      { value: 'stable', label: 'Guides alone', hint: 'The cells make the nuclease themselves' },
      { value: 'virus', label: 'By virus or plasmid', hint: 'We make RNA; a person looks at it' },
      { value: 'unsure', label: 'Not sure yet' },
    ],
  },
  {
    kind: 'choice',
    id: 'guides',
    title: 'Do you have guide sequences?',
    when: [
      { question: 'goal', is: ['knockout'] },
      { question: 'who', is: ['provider', 'own'] },
    ],
    options: [
      { value: 'have', label: 'Yes', hint: 'Ours, or of a published library' },
      { value: 'need', label: 'No, they are to be chosen' },
    ],
  },
  {
    kind: 'choice',
    id: 'genotype',
    title: 'One genotype, or a mix?',
    when: [
      { question: 'goal', is: ['knockout'] },
      { question: 'who', is: ['provider', 'unsure'] },
    ],
    options: [
      { value: 'mix', label: 'A mix is fine for now', hint: 'A pool needs no cloning' },
      { value: 'one', label: 'One genotype', hint: 'A clone, its alleles sequenced' },
    ],
  },
  {
    kind: 'choice',
    id: 'matter',
    title: 'What is it about?',
    when: [{ question: 'goal', is: ['else'] }],
    options: [
      { value: 'chemistry', label: 'Guides of another kind', hint: 'Chemistry, length, pegRNA' },
      { value: 'amount', label: 'Large or repeated amounts' },
      { value: 'partner', label: 'Working together', hint: 'Licence, distribution, development' },
      { value: 'cells', label: 'Other cells or edits' },
    ],
  },
];
