/** What was typed into the field `code` of a form, without blanks around it. */
export function typedCode(form: HTMLFormElement): string {
  const typed = new FormData(form).get('code');
  return typeof typed === 'string' ? typed.trim() : '';
}
