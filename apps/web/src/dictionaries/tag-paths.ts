/** Address of the list of tags; cards and the form come back to it. */
export const tagsPath = '/slowniki/tagi';

export function tagCard(id: number): string {
  return `${tagsPath}/edytuj/${id}`;
}
