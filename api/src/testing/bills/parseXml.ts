import { beforeAll } from '@jest/globals'
import type * as Libxml from 'libxml2-wasm'

let libxml: typeof Libxml | undefined

// The module has a top-level await. With a static import, Jest would reload all modules that a test file imports, for each import.
beforeAll(async () => {
  libxml = await import('libxml2-wasm')
})

/** Parses XML into a document that the caller must dispose of; throws if it is not well-formed. */
export function parseXml(xml: string): Libxml.XmlDocument {
  if (!libxml) throw new Error('parseXml works only inside a test, not while the test file is loaded.')
  return libxml.XmlDocument.fromString(xml)
}
