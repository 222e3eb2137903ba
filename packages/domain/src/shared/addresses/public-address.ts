/** Address of a category on the public site. It does not contain the parent, so that a move does not change it. */
export const categoryAddress = ({ id, slug }: { id: number; slug: string }): string => `/kategoria/${id}/${slug}`;
