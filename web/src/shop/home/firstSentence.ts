/** Characters that can stand in large letters. */
const LONGEST = 200;

/** How a description begins: its first sentence, or as many of its words as can stand in large letters. */
export function firstSentence(description: string): string {
  const [line = ''] = description.trim().split('\n');
  const sentence = /^.+?[.!?…](?=\s|$)/u.exec(line)?.[0] ?? line;
  if (sentence.length <= LONGEST) return sentence;
  const end = sentence.lastIndexOf(' ', LONGEST);
  return `${sentence.slice(0, end > 0 ? end : LONGEST)}…`;
}
