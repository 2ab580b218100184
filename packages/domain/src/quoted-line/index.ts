export {
  type QuotedLine,
  type QuotedLineItem,
  type QuotedLines,
  type QuotedTerms,
  quotedLineFault,
  quotedLineLimits,
  quotedTogetherMessage,
} from './quoted-line.ts';
