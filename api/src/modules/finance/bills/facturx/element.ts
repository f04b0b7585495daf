import { escapeXml } from '../../../../pdf/xmlText.ts'

/** XML fragment; '' for no element. */
export type Xml = string

type Attributes = Readonly<Record<string, string>>

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('')

/** Builds an XML element with its children in this order; '' if all children are ''. */
export function element(name: string, children: readonly Xml[], attributes: Attributes = {}): Xml {
  const content = children.join('')
  return content === '' ? '' : `<${name}${attributesOf(attributes)}>${content}</${name}>`
}

/** Builds an XML element with text, which may have several lines; '' if there is no text. */
export const textElement = (name: string, text: string, attributes: Attributes = {}): Xml =>
  element(name, [escapeXml(text.trim())], attributes)
