import { mostBases, publishedScores } from '@cutsite/domain/guide-design';

/** How to find guides, for genes and for a sequence. Figures come from the rules themselves. */
export function FindGuidesHelp() {
  return (
    <>
      <h2 id="find-guides">Find guides</h2>
      <p>
        <a href="/guides">For a gene</a>: name genes or paste a list, tick the guides that are known for them, and send
        them to a plate or to tubes. A pasted target is recognised. <a href="/guides/sequence">For a sequence</a>: paste
        up to {mostBases.toLocaleString('en-US')} bases and get every site of a gene editor on both strands. Sites of
        SpCas9 have {publishedScores.ruleSet1.label} and {publishedScores.crisprScan.label}; for other editors no score
        is published, and none is lent to them. Neither page searches the genome for what else a guide may cut.
      </p>
    </>
  );
}
