import { Fragment, jsx as createElement } from 'react/jsx-runtime.js'
import { noBreakSpaces } from 'shared/domain/text/noBreakSpaces'

/** Elements whose text is executed, copied or edited, and must stay unchanged. */
const verbatimTypes: readonly unknown[] = ['script', 'style', 'code', 'pre', 'textarea']

/** Inserts no-break spaces into all texts among the children, including nested arrays such as the result of a `map`. */
const insertNoBreakSpaces = (children: unknown): unknown => {
  if (typeof children === 'string') return noBreakSpaces(children)
  return Array.isArray(children) ? children.map(insertNoBreakSpaces) : children
}

/**
 * Replaces React's JSX runtime in the bundles to insert French no-break spaces, so that no rendered line begins with «
 * : » or « % ». The sources contain plain spaces, because values and tests are compared with them.
 */
export function jsx(type: unknown, props: { children?: unknown }, key?: string): unknown {
  const { children } = props
  const isText = typeof children === 'string' || Array.isArray(children)
  return createElement(
    type,
    isText && !verbatimTypes.includes(type) ? { ...props, children: insertNoBreakSpaces(children) } : props,
    key,
  )
}

export { Fragment, jsx as jsxs }
