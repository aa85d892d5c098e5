/** States outlive releases, so a field may have any type. @returns undefined without the field */
export function readStateField(state: unknown, name: string): unknown {
  return typeof state === 'object' ? (state as Record<string, unknown> | null)?.[name] : undefined;
}
