// Messages of the form fields: the specification's (section 5), word for word where it gives them.

export const requiredMessage = 'Pole wymagane';
export const invalidMessage = 'Nieprawidłowa wartość';
export const invalidDateMessage = 'Nieprawidłowa data';

/** Messages that stand at a field and do not name it. */
export const namelessMessage =
  /^(?:Pole wymagane|Nieprawidłowa wartość|Nieprawidłowa data|(?:Maksymalnie|Minimalnie) \d+ znaków|Można wybrać najwyżej \d+)$/;

/** „Maksymalnie 200 znaków” */
export function maxLengthMessage(max: number): string {
  return `Maksymalnie ${max} znaków`;
}

/** „Minimalnie 6 znaków” */
export function minLengthMessage(min: number): string {
  return `Minimalnie ${min} znaków`;
}

/** „Można wybrać najwyżej 100” */
export function maxChoicesMessage(max: number): string {
  return `Można wybrać najwyżej ${max}`;
}
