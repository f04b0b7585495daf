import { XmlDocument } from 'libxml2-wasm'

/** The XML as a document, which the caller disposes of; throws where it is not well-formed. */
export const xmlDocument = (xml: string): XmlDocument => XmlDocument.fromString(xml)
