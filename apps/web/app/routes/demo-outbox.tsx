export default function DemoOutbox() {
  return <h1>demo-outbox</h1>;
}
