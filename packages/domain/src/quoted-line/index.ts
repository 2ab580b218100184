export {
  type QuotedLine,
  type QuotedLineItem,
  type QuotedLines,
  type QuotedTerms,
  quotedLineFault,
  quotedLineLimits,
} from './quoted-line.ts';
