export const handle = { hydrate: false };

export default function Help() {
  return <h1>help</h1>;
}
