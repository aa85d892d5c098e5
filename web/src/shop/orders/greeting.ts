/** The user dashboard's greeting; a user without a name is `User`. */
export function greeting(name: string | null | undefined): string {
  return `Welcome, ${name || 'User'}! Here are your recent orders:`;
}
