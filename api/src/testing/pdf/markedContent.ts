const operators = /\/(\w+)(?:\s*<<[^>]*>>)?\s+(BDC|BMC)\b|\b(EMC|BT|Do|S|s|f\*?|B\*?|b\*?|sh)(?=\s|$)/g

/**
 * Lists the errors in the marked content of a page: text or drawings outside of marked content, nested marked content
 * other than a `Span` (which has the text of its glyphs), an end without a beginning, and a beginning without an end.
 */
export function markedContentProblems(content: string): string[] {
  // Removes the texts, since they could look like operators.
  const contentWithoutTexts = content
    .replaceAll(/\[(?:<[0-9a-fA-F]*>|[^\]])*\]\s*TJ/g, '')
    .replaceAll(/\((?:\\.|[^\\)])*\)/g, '')
  const problems = new Set<string>()
  const openTags: string[] = []
  for (const [, tag = '', begin, operator] of contentWithoutTexts.matchAll(operators)) {
    if (begin) {
      if (openTags.length > 0 && tag !== 'Span') problems.add(`${tag} within ${openTags.join(' ')}`)
      openTags.push(tag)
    } else if (operator === 'EMC') {
      if (openTags.pop() === undefined) problems.add('an end without a beginning')
    } else if (openTags.length === 0) problems.add(`${operator ?? ''} outside of marks`)
  }
  if (openTags.length > 0) problems.add(`${openTags.join(' ')} does not end`)
  return [...problems]
}
