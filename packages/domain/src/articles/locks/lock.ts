/** A lock with its reason as a Polish message, or no lock. */
export type Lock = { locked: true; reason: string } | { locked: false; reason: null };

const unlocked: Lock = { locked: false, reason: null };
export const lock = (reason: string): Lock => ({ locked: true, reason });
/** A lock with the first applicable reason. */
export const lockIf = (...reasons: (string | false)[]): Lock => {
  const reason = reasons.find((one) => one !== false);
  return reason ? lock(reason) : unlocked;
};

export const noCreatePermission = 'Brak uprawnienia do edycji artykułów';
export const editingDisabled = 'Edycja tego artykułu jest wyłączona';
