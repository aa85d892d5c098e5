const KIB = 1024;

/** "3.2 MB", "48 KB". */
export function describeBytes(bytes: number): string {
  const inMegabytes = bytes / KIB / KIB;
  if (inMegabytes >= 1) return `${inMegabytes.toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / KIB))} KB`;
}
