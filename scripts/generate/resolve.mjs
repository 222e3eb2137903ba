/** Follows a reference to a component of the contract. */
export function resolve(document, node) {
  if (node.$ref === undefined) return node;
  return node.$ref
    .slice(2)
    .split('/')
    .reduce((at, step) => at[step], document);
}
