/** The addresses in a mail's text, in their order. */
export function linksOf(text: string): string[] {
  return text.match(/https?:\/\/\S+/g) ?? [];
}
