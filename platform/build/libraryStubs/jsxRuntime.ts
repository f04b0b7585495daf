import { Fragment, jsx as createElement } from 'react/jsx-runtime.js'
import { noBreakSpaces } from 'shared/domain/text/noBreakSpaces'

/** Elements whose text is executed, copied or edited as it is. */
const verbatimTypes: readonly unknown[] = ['script', 'style', 'code', 'pre', 'textarea']

/** Children may be nested: those that an expression made are an array among the others. */
const typeset = (children: unknown): unknown => {
  if (typeof children === 'string') return noBreakSpaces(children)
  return Array.isArray(children) ? children.map(typeset) : children
}

/**
 * Replaces React's JSX runtime in the bundles, so that no line of a rendered text begins with « : » or « % ». The
 * sources keep plain spaces, because values and tests are compared with them.
 */
export function jsx(type: unknown, props: { children?: unknown }, key?: string): unknown {
  const { children } = props
  const isText = typeof children === 'string' || Array.isArray(children)
  return createElement(
    type,
    isText && !verbatimTypes.includes(type) ? { ...props, children: typeset(children) } : props,
    key,
  )
}

export { Fragment, jsx as jsxs }
