export default function OrderGuideRnaTubes() {
  return <h1>order-guide-rna-tubes</h1>;
}
