export { type CleanedRichText, cleanRichText } from './clean-rich-text.ts';
export { richTextFromMarkdown } from './from-markdown.ts';
export { isRichText } from './is-rich-text.ts';
export { type OutlineHeading, outlineOf, readingMinutes } from './outline.ts';
export { emptyRichText, isEmptyRichText, plainText, type RichNode, type RichText, walk } from './rich-text.ts';
