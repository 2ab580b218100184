export const handle = { hydrate: false, status: 404 };

export default function NotFound() {
  return <h1>not-found</h1>;
}
