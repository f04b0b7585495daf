import { xmlText } from '../../../../pdf/xmlText.ts'

/** A piece of XML; '' is none. */
export type Xml = string

type Attributes = Readonly<Record<string, string>>

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${xmlText(value)}"`)
    .join('')

/** An element that holds others, in the order given. Where all of them are '' it is left out. */
export function element(name: string, children: readonly Xml[], attributes: Attributes = {}): Xml {
  const content = children.join('')
  return content === '' ? '' : `<${name}${attributesOf(attributes)}>${content}</${name}>`
}

/** An element that holds text, on one line or several; '' where there is none. */
export const textElement = (name: string, text: string, attributes: Attributes = {}): Xml =>
  element(name, [xmlText(text.trim())], attributes)
