// What the program writes belongs to its user alone: exports have drafts, lists have personal data, and the sign-in acts as this user.

const rightsOfOthers = 0o077;
let usersChoice = 0o022;

/** For whatever this process and the programs that it starts make from now on. */
export function makeForOwnerOnly(): void {
  usersChoice = process.umask(rightsOfOthers);
}

/** What is for others too is made as the user's own umask says. @param make everything in one go: nothing else may be written meanwhile */
export function makeForEverybody<T>(make: () => T): T {
  const ours = process.umask(usersChoice);
  try {
    return make();
  } finally {
    process.umask(ours);
  }
}
