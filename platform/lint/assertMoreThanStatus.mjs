/**
 * A node of the syntax tree (ESTree); which properties it has depends on its type.
 * @typedef {{ type: string, parent?: Node, [property: string]: any }} Node
 * @typedef {Map<string, Node>} Helpers the functions of the file by name
 */

const message =
  'A test whose only expectation is a successful status passes with the feature broken: assert the body, or read afterwards what the title claims.'

/** Reports a test that expects only statuses of 200 to 299, directly or in functions of its file. */
export const assertMoreThanStatus = {
  meta: { type: 'problem', schema: [] },
  /** @param {{ report: (problem: { node: Node, message: string }) => void }} context */
  create: (context) => ({
    /** @param {Node} program */
    Program(program) {
      const helpers = helpersOf(program)
      for (const node of descendants(program)) {
        const test = testFunction(node)
        if (!test) continue
        const expectations = expectationsIn(test, helpers)
        if (expectations.length > 0 && expectations.every(isSuccessStatus)) context.report({ node, message })
      }
    },
  }),
}

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value

/** @param {Node} node @returns {Node[]} */
const childrenOf = (node) =>
  Object.entries(node).flatMap(([key, value]) => (key === 'parent' ? [] : [value].flat().filter(isNode)))

/** @param {Node} node @returns {Generator<Node>} */
function* descendants(node) {
  for (const child of childrenOf(node)) {
    yield child
    yield* descendants(child)
  }
}

/** @param {Node | null | undefined} node */
const isFunction = (node) => node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression'

/** @param {Node} program @returns {Helpers} */
function helpersOf(program) {
  /** @type {Helpers} */
  const helpers = new Map()
  for (const node of descendants(program)) {
    if (node.type === 'FunctionDeclaration' && node.id) helpers.set(node.id.name, node)
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && isFunction(node.init))
      helpers.set(node.id.name, node.init)
  }
  return helpers
}

/**
 * Returns the identifier at the start of a chain of calls and properties: `it` for `it.each(rows)`.
 * @param {Node} callee @returns {string | undefined}
 */
function rootName(callee) {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'MemberExpression') return rootName(callee.object)
  if (callee.type === 'CallExpression') return rootName(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return rootName(callee.tag)
  return undefined
}

/**
 * Returns the test function in `it('…', …)` or `it.each(rows)('…', …)`.
 * @param {Node} node @returns {Node | undefined}
 */
function testFunction(node) {
  if (node.type !== 'CallExpression' || !['it', 'test'].includes(rootName(node.callee) ?? '')) return undefined
  return node.arguments.slice(1).find(isFunction)
}

/**
 * Returns the calls of `expect` in a function and in the functions of the same file that it calls. Calls of imported
 * `expect…` functions are included, because their assertions are in other files.
 * @param {Node} functionNode @param {Helpers} helpers @param {Set<string>} visitedNames @returns {Node[]}
 */
function expectationsIn(functionNode, helpers, visitedNames = new Set()) {
  /** @type {Node[]} */
  const expectations = []
  for (const node of descendants(functionNode)) {
    const name = node.type === 'CallExpression' && node.callee.type === 'Identifier' ? node.callee.name : undefined
    const helper = helpers.get(name)
    if (helper && !visitedNames.has(name)) {
      visitedNames.add(name)
      expectations.push(...expectationsIn(helper, helpers, visitedNames))
    } else if (!helper && /^expect([A-Z]|$)/.test(name ?? '')) expectations.push(node)
  }
  return expectations
}

/** @param {Node} call */
function isSuccessStatus(call) {
  let node = call
  while (node.parent?.type === 'MemberExpression' && ['resolves', 'rejects'].includes(node.parent.property.name))
    node = node.parent
  const matcher = node.parent?.type === 'MemberExpression' ? node.parent : undefined
  const matching = matcher?.parent
  if (call.arguments.length === 0 || matching?.type !== 'CallExpression' || matching.callee !== matcher) return false
  const [expected] = matching.arguments
  if (!expected) return false
  if (matcher?.property.name === 'toBeLessThan') return readsStatus(call) && expected.value === 300
  return isStatusObject(expected) || (readsStatus(call) && isSuccess(expected))
}

/** @param {Node} call */
const readsStatus = (call) =>
  [...descendants(call)].some(({ type, name }) => type === 'Identifier' && /status/i.test(name))

/** Returns whether the node is an object like `{ status: 200 }`. @param {Node} node */
const isStatusObject = (node) =>
  node.type === 'ObjectExpression' &&
  node.properties.length > 0 &&
  node.properties.every(
    (/** @type {Node} */ { key, value }) => ['status', 'statusCode'].includes(key?.name) && isSuccess(value),
  )

/** @param {Node} node */
const isNothing = (node) =>
  (node.type === 'Identifier' && node.name === 'undefined') || (node.type === 'Literal' && node.value === null)

/**
 * Returns whether the node is a status of success, or a list of such statuses: `[200, undefined]`, `new Set([200])`,
 * `ids.map(() => 200)`.
 * @param {Node} node @returns {boolean}
 */
function isSuccess(node) {
  if (node.type === 'Literal') return /^2\d\d$/.test(String(node.value))
  if (node.type === 'SpreadElement') return isSuccess(node.argument)
  if (node.type === 'ArrayExpression') {
    const values = node.elements.filter((/** @type {Node} */ element) => !isNothing(element))
    return values.length > 0 && values.every(isSuccess)
  }
  if (node.type === 'ArrowFunctionExpression') return isSuccess(node.body)
  if (node.type === 'NewExpression' || node.type === 'CallExpression') {
    const last = node.arguments.at(-1)
    return last !== undefined && isSuccess(last)
  }
  return false
}
