const isEmotionStyle = (node: Node): boolean =>
  node instanceof HTMLStyleElement && node.dataset['emotion'] !== undefined

/**
 * What stands in a template belongs to no page. It outlives the modules of a test file, as Emotion's own records do, and
 * stands beside the head, which some tests empty.
 */
function detached(): DocumentFragment {
  const found = document.querySelector<HTMLTemplateElement>('template[data-detached-styles]')
  if (found) return found.content
  const template = document.createElement('template')
  template.dataset['detachedStyles'] = ''
  document.documentElement.append(template)
  return template.content
}

/**
 * Keeps Emotion's styles outside the page: whenever a role or the visibility of an element is asked for, jsdom would match
 * each of their rules with the element and all that it stands in, which took two thirds of the time of a screen's tests.
 */
export function detachStyles(): void {
  const styles = detached()
  styles.append(...document.head.querySelectorAll('style[data-emotion]'))
  document.head.insertBefore = (node, before) => {
    const parent = isEmotionStyle(node) ? styles : document.head
    Node.prototype.insertBefore.call(parent, node, before?.parentNode === parent ? before : null)
    return node
  }
}

/** Has the styles of this file's screens take effect, for what is asserted about colours or about what CSS hides. */
export function attachStyles(): void {
  Reflect.deleteProperty(document.head, 'insertBefore')
  document.head.append(...detached().children)
}
