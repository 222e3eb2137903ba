/** The encoding of an answer (RFC 9110, 12.5.3): what the caller likes best, of equals the first of these. Null: as it is. */
export function acceptedEncoding<Name extends string>(
  header: string | string[] | undefined,
  offered: readonly Name[],
): Name | null {
  const weights = new Map(
    String(header ?? '')
      .toLowerCase()
      .split(',')
      .map(weighed),
  );
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const [best] = offered.toSorted((one, other) => weightOf(other) - weightOf(one));
  const isWanted = best !== undefined && weightOf(best) > 0 && weightOf(best) >= (weights.get('identity') ?? 0);
  return isWanted ? best : null;
}

function weighed(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((one) => one.trim());
  const weight = parameters.find((one) => one.startsWith('q='))?.slice(2);
  return [name, weight === undefined ? 1 : Number(weight) || 0];
}
