/**
 * A node of the syntax tree (ESTree); which properties it has depends on its type.
 * @typedef {{ type: string, parent?: Node, [property: string]: any }} Node
 * @typedef {'text' | 'element' | 'nothing'} Rendered what a child of an element renders
 */

/** Names of variables and functions whose value is an element; all other values count as text. */
const elementNames = /^(children|summary|field|contents|dialog|render[A-Z]\w*|createPortal|above)$/

const message =
  'A browser that translates the page replaces text nodes by elements, and React then fails with NotFoundError: put text next to a condition into an element of its own, <span>.'

/**
 * Reports text next to a condition in the same parent. After a translation has replaced the text node, React fails
 * when it inserts an element before the text node, or removes it.
 */
export const wrapTextBesideConditions = {
  meta: { type: 'problem', schema: [] },
  /** @param {{ report: (problem: { node: Node, message: string }) => void }} context */
  create: (context) => ({
    /** @param {Node} node */
    JSXElement: (node) => reportChildren(node, context),
    /** @param {Node} node */
    JSXFragment: (node) => reportChildren(node, context),
  }),
}

/** @param {Node} parent @param {{ report: (problem: { node: Node, message: string }) => void }} context */
function reportChildren(parent, context) {
  const children = parent.children.filter(isRendered)
  if (children.length < 2) return
  for (const [index, child] of children.entries()) {
    const rendered = possibleOutputs(child)
    if (!isConditional(rendered, child)) continue
    const next = children
      .slice(index + 1)
      .find((/** @type {Node} */ later) => !isConditional(possibleOutputs(later), later))
    if (rendered.has('text') || (next && possibleOutputs(next).has('text'))) context.report({ node: child, message })
  }
}

/** Returns whether the child is more than a comment or the white space between two lines. @param {Node} child */
const isRendered = (child) =>
  child.type === 'JSXText'
    ? child.value.trim() !== '' || !child.value.includes('\n')
    : child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression'

/** @param {Set<Rendered>} rendered @param {Node} child */
const isConditional = (rendered, child) =>
  isList(child) ||
  (rendered.size > 1 && rendered.has('nothing')) ||
  (child.expression?.type === 'ConditionalExpression' && rendered.has('element'))

/** @param {Node | undefined} node */
const isListCall = (node) => node?.type === 'CallExpression' && ['map', 'flatMap'].includes(node.callee.property?.name)

/** @param {Node} child */
const isList = ({ expression }) => isListCall(expression)

/** @param {string} name @returns {Set<Rendered>} */
const renderedByName = (name) => new Set([elementNames.test(name) ? 'element' : 'text'])

/** Returns what the node may render. @param {Node} node @returns {Set<Rendered>} */
function possibleOutputs(node) {
  switch (node.type) {
    case 'JSXText':
    case 'TemplateLiteral':
      return new Set(['text'])
    case 'JSXElement':
    case 'JSXFragment':
      return new Set(['element'])
    case 'Literal':
      return new Set([node.value === null || typeof node.value === 'boolean' || node.value === '' ? 'nothing' : 'text'])
    case 'BinaryExpression':
      return new Set([node.operator === '+' ? 'text' : 'nothing'])
    case 'UnaryExpression':
      return new Set(['nothing'])
    case 'JSXExpressionContainer':
      return possibleOutputs(node.expression)
    case 'ConditionalExpression':
      return new Set([...possibleOutputs(node.consequent), ...possibleOutputs(node.alternate)])
    case 'LogicalExpression':
      return node.operator === '&&'
        ? new Set(['nothing', ...possibleOutputs(node.right)])
        : new Set([...possibleOutputs(node.left), ...possibleOutputs(node.right)])
    case 'Identifier':
      return node.name === 'undefined' ? new Set(['nothing']) : renderedByName(node.name)
    case 'MemberExpression':
      return renderedByName(node.property.name)
    case 'CallExpression':
      return isListCall(node) ? new Set(['element']) : renderedByName(node.callee.name)
    default:
      return new Set(['element'])
  }
}
