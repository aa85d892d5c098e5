/** The issue format of firebase-tools; lines and columns start at 1. */
export type RulesIssue = {
  readonly severity: 'ERROR';
  readonly description: string;
  readonly sourcePosition: { readonly line: number; readonly column: number };
};

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
const ALLOW = /\ballow\b([^:;]*)(?::\s*if\b([^;]*))?/g;
const SERVICE = /\bservice\s+cloud\.firestore\b/;

const NEEDS_OFFICIAL_EMULATOR =
  'This rules file allows access, which only the official Firestore emulator can evaluate (it needs Java 21 and network access). This emulator accepts only rules in which every "allow" is "if false".';

/** Positions stay the same. */
const withoutComments = (source: string) => source.replaceAll(COMMENT, (comment) => comment.replaceAll(/[^\n]/g, ' '));

function issueAt(source: string, index: number, description: string): RulesIssue {
  const before = source.slice(0, index).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return { severity: 'ERROR', description, sourcePosition: { line: before.length, column } };
}

function areBracesBalanced(source: string): boolean {
  let depth = 0;
  for (const character of source) {
    if (character === '{') depth++;
    if (character === '}') depth--;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Reports all rules that do not deny everything, because rules are not interpreted. */
export function checkRules(source: string): readonly RulesIssue[] {
  const code = withoutComments(source);
  if (!SERVICE.test(code)) return [issueAt(code, 0, 'Missing "service cloud.firestore".')];
  if (!areBracesBalanced(code)) return [issueAt(code, code.length, 'Braces are not balanced.')];
  const allowing = [...code.matchAll(ALLOW)].filter(([, , condition]) => condition?.trim() !== 'false');
  return allowing.map(({ index }) => issueAt(code, index, NEEDS_OFFICIAL_EMULATOR));
}
