export default function OrderGuideRnaPlates() {
  return <h1>order-guide-rna-plates</h1>;
}
