import { escapeXml } from './xmlText.ts'

export interface ExtensionProperty {
  name: string
  value: string
  description: string
  type: 'Text' | 'Integer'
}

/** A schema of metadata that PDF/A does not define: it requires a description of each property. */
export interface ExtensionSchema {
  name: string
  namespace: string
  prefix: string
  /** Whether software maintains the property (internal) or a person (external). */
  category: 'internal' | 'external'
  properties: readonly ExtensionProperty[]
}

/** PDF/UA-1: the file is accessible to screen readers. */
export const accessibilitySchema: ExtensionSchema = {
  name: 'PDF/UA identification schema',
  namespace: 'http://www.aiim.org/pdfua/ns/id/',
  prefix: 'pdfuaid',
  category: 'internal',
  properties: [{ name: 'part', value: '1', description: 'Part of ISO 14289', type: 'Integer' }],
}

const propertyItem = ({ name, description, type }: ExtensionProperty, category: string) =>
  `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>${type}</pdfaProperty:valueType><pdfaProperty:category>${category}</pdfaProperty:category><pdfaProperty:description>${escapeXml(description)}</pdfaProperty:description></rdf:li>`

const schemaItem = ({ name, namespace, prefix, category, properties }: ExtensionSchema) =>
  `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>${escapeXml(name)}</pdfaSchema:schema><pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>${prefix}</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${properties.map((property) => propertyItem(property, category)).join('')}</rdf:Seq></pdfaSchema:property></rdf:li>`

const valuesElement = ({ namespace, prefix, properties }: ExtensionSchema) =>
  `<rdf:Description rdf:about="" xmlns:${prefix}="${namespace}">${properties.map(({ name, value }) => `<${prefix}:${name}>${escapeXml(value)}</${prefix}:${name}>`).join('')}</rdf:Description>`

/** Builds the XMP of these schemas: one element that describes all of them, then their values. */
export const extensionMetadata = (schemas: readonly ExtensionSchema[]): string =>
  [
    '<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">',
    `<pdfaExtension:schemas><rdf:Bag>${schemas.map(schemaItem).join('')}</rdf:Bag></pdfaExtension:schemas>`,
    '</rdf:Description>',
    ...schemas.map(valuesElement),
  ].join('\n')
