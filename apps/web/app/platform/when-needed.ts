/**
 * Made when it is asked for the first time, and the same from then on. For what takes long to make, such as the
 * formatters of `Intl`: a module that makes one while it is loaded holds up the page, whether or not anybody needs it.
 */
export function whenNeeded<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
