/** Names of PrimeIcons, without their prefix. */
export type IconName = string;

export function iconClass(name: IconName): string {
  return `pi pi-${name}`;
}
