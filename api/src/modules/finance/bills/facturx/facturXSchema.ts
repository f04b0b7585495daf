import type { ExtensionSchema } from '../../../../pdf/extensionMetadata.ts'

/** Name, type and description of the electronic invoice embedded in the PDF; Factur-X requires this name. */
export const facturXFile = {
  name: 'factur-x.xml',
  type: 'application/xml',
  description: 'Facture électronique Factur-X',
}

const textProperty = (name: string, value: string, description: string) => ({
  name,
  value,
  description,
  type: 'Text' as const,
})

/** XMP extension schema that describes the electronic invoice inside a PDF. */
export const facturXSchema: ExtensionSchema = {
  name: 'Factur-X PDFA Extension Schema',
  namespace: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
  prefix: 'fx',
  category: 'external',
  properties: [
    textProperty('DocumentFileName', facturXFile.name, 'The name of the embedded XML document'),
    textProperty(
      'DocumentType',
      'INVOICE',
      'The type of the hybrid document in capital letters, e.g. INVOICE or ORDER',
    ),
    textProperty('Version', '1.0', 'The actual version of the standard applying to the embedded XML document'),
    textProperty('ConformanceLevel', 'EN 16931', 'The conformance level of the embedded XML document'),
  ],
}
