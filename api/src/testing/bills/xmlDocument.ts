import { beforeAll } from '@jest/globals'
import type * as Libxml from 'libxml2-wasm'

let libxml: typeof Libxml | undefined

// Its module has a top-level await: imported statically, Jest would load everything that a test imports again for each import.
beforeAll(async () => {
  libxml = await import('libxml2-wasm')
})

/** Parses XML into a document that the caller must dispose of; throws if it is not well-formed. */
export function xmlDocument(xml: string): Libxml.XmlDocument {
  if (!libxml) throw new Error('An XML document is read in a test, not while its file is loaded.')
  return libxml.XmlDocument.fromString(xml)
}
