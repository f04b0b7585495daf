import { xmlText } from '../../../../pdf/xmlText.ts'

/** A piece of XML; '' is none. */
export type Xml = string

type Attributes = Readonly<Record<string, string>>

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${xmlText(value)}"`)
    .join('')

/** XML element with children, in the given order. It is left out if all of them are ''. */
export function element(name: string, children: readonly Xml[], attributes: Attributes = {}): Xml {
  const content = children.join('')
  return content === '' ? '' : `<${name}${attributesOf(attributes)}>${content}</${name}>`
}

/** XML element with text, on one line or several; '' if there is no text. */
export const textElement = (name: string, text: string, attributes: Attributes = {}): Xml =>
  element(name, [xmlText(text.trim())], attributes)
