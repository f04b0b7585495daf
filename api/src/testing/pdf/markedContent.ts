const operators = /\/(\w+)(?:\s*<<[^>]*>>)?\s+(BDC|BMC)\b|\b(EMC|BT|Do|S|s|f\*?|B\*?|b\*?|sh)(?=\s|$)/g

/**
 * Lists a page's marked-content errors: text or drawing outside of marks, an end without a beginning, a mark without an
 * end.
 */
export function markProblems(content: string): string[] {
  // Text in parentheses could look like operators.
  const drawn = content.replaceAll(/\[(?:<[0-9a-fA-F]*>|[^\]])*\]\s*TJ/g, '').replaceAll(/\((?:\\.|[^\\)])*\)/g, '')
  const problems = new Set<string>()
  const open: string[] = []
  for (const [, tag = '', begin, operator] of drawn.matchAll(operators)) {
    if (begin) {
      if (open.length > 0) problems.add(`${tag} within ${open.join(' ')}`)
      open.push(tag)
    } else if (operator === 'EMC') {
      if (open.pop() === undefined) problems.add('an end without a beginning')
    } else if (open.length === 0) problems.add(`${operator ?? ''} outside of marks`)
  }
  if (open.length > 0) problems.add(`${open.join(' ')} does not end`)
  return [...problems]
}
