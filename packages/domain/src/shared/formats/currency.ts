const polish = new Intl.NumberFormat('pl-PL', { style: 'currency', currency: 'PLN' });

/** Formats an amount in PLN for Polish: „1234,50 zł”, with no-break spaces (specification, section 9). */
export function formatCurrency(amount: number): string {
  return polish.format(amount);
}
