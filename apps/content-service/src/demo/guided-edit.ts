import { contentTypeOf } from '@cutsite/content/type';
import { destinationsShown, guidedQuestions, slugOfGuided } from '@cutsite/domain/guided-edit';
import { idOfEntry, type StarterEntry, text } from '../starter/index.ts';

/** The words of guided edit as entries, the same as the store has without them: for editors to change (RQ-17). */
export const guidedEdit = (): StarterEntry[] => [
  ...guidedQuestions.map((question, at) =>
    entry('guided_edit_question', question.id, {
      title: question.title,
      number: at + 1,
      ...(question.hint === undefined ? {} : { why: question.hint }),
      answers:
        question.kind === 'text'
          ? []
          : question.options.map(({ value, ...words }) => ({ answer: slugOfGuided(value), ...words })),
    }),
  ),
  ...destinationsShown().map(({ name, title, what, address, isRequest }) =>
    entry('guided_edit_destination', name, {
      title,
      summary: what,
      body: text(what),
      href: address,
      label: isRequest ? 'Open the request' : 'Open the order screen',
    }),
  ),
];

function entry(
  type: 'guided_edit_question' | 'guided_edit_destination',
  name: string,
  fields: Readonly<Record<string, unknown>>,
): StarterEntry {
  const slug = slugOfGuided(name);
  const { version } = contentTypeOf(type);
  return {
    id: idOfEntry(type, slug),
    type,
    type_version: version,
    url: null,
    published: true,
    fields: { ...fields, slug },
  };
}
