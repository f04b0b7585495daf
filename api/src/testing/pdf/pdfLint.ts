import { PDFBool, PDFDict, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib'
import { markedContentProblems } from './markedContent.ts'
import { PdfObjects } from './PdfObjects.ts'
import { parseXml } from '../bills/parseXml.ts'

type Rule = (pdf: PdfObjects) => boolean

const isWellFormed = (xml: string): boolean => {
  try {
    parseXml(xml.trim()).dispose()
    return true
  } catch {
    return false
  }
}

const unescapeXml = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

const titleOf = (metadata: string) =>
  unescapeXml(/<dc:title>[\s\S]*?<rdf:li[^>]*>([\s\S]*?)<\/rdf:li>/.exec(metadata)?.[1] ?? '')

const filterDicts = (items: readonly PDFObject[]) => items.filter((item) => item instanceof PDFDict)

const hasProfile = (pdf: PdfObjects): boolean =>
  filterDicts(pdf.itemsIn(pdf.catalog, 'OutputIntents')).some(
    (intent) => pdf.nameIn(intent, 'S') === 'GTS_PDFA1' && pdf.get(intent, 'DestOutputProfile') instanceof PDFRawStream,
  )

const isEmbedded = (pdf: PdfObjects, descriptor: PDFDict): boolean =>
  ['FontFile', 'FontFile2', 'FontFile3'].some((file) => pdf.get(descriptor, file) instanceof PDFRawStream)

function isCompleteAttachment(pdf: PdfObjects, filespec: PDFDict): boolean {
  const file = pdf.dictIn(pdf.dictIn(filespec, 'EF'), 'F')
  const isNamed = pdf.textIn(filespec, 'F') !== '' && pdf.textIn(filespec, 'UF') !== ''
  return (
    isNamed &&
    ['Data', 'Alternative', 'Source'].includes(pdf.nameIn(filespec, 'AFRelationship')) &&
    file !== undefined &&
    pdf.nameIn(file, 'Subtype') !== '' &&
    pdf.textIn(pdf.dictIn(file, 'Params'), 'ModDate') !== ''
  )
}

const listFilespecs = (pdf: PdfObjects) => pdf.dictionaries({ Type: 'Filespec' })

/** Lists the structure elements of this type. */
const listStructureElements = (pdf: PdfObjects, kind: string) =>
  pdf.dictionaries({ S: kind }).filter((dict) => pdf.get(dict, 'P'))

const cellCountsOf = (pdf: PdfObjects, table: PDFDict) =>
  new Set(filterDicts(pdf.itemsIn(table, 'K')).map((row) => pdf.itemsIn(row, 'K').length))

/** Whether all marked content of all pages belongs to a structure element. */
const hasCompleteParentTree = (pdf: PdfObjects): boolean => {
  const tree = pdf.dictIn(pdf.dictIn(pdf.catalog, 'StructTreeRoot'), 'ParentTree')
  return tree !== undefined && !/\bnull\b/.test(pdf.itemsIn(tree, 'Nums').join(' '))
}

const metadataContain = (pdf: PdfObjects, text: string) => pdf.metadata.includes(text)
const containsInvoice = (pdf: PdfObjects) => listFilespecs(pdf).some((spec) => pdf.textIn(spec, 'F') === 'factur-x.xml')

/**
 * Rules of PDF/A-3, PDF/UA-1 and Factur-X that can be checked on the objects of a file. They detect regressions, but do
 * not prove conformance.
 */
const rules: Readonly<Record<string, Rule>> = {
  'has a PDF version between 1.3 and 1.7': ({ bytes }) =>
    /^%PDF-1\.[3-7]\n%/.test(Buffer.from(bytes).toString('latin1', 0, 12)),
  'has an id': ({ document }) => document.context.trailerInfo.ID !== undefined,
  'is not encrypted': ({ document }) => document.context.trailerInfo.Encrypt === undefined,
  'declares PDF/A-3': (pdf) => /<pdfaid:part>3</.test(pdf.metadata) && /<pdfaid:conformance>[ABU]</.test(pdf.metadata),
  'declares PDF/UA-1': (pdf) => metadataContain(pdf, '<pdfuaid:part>1<') && metadataContain(pdf, 'prefix>pdfuaid<'),
  'has metadata in well-formed XML': (pdf) => isWellFormed(pdf.metadata),
  'has the same title in its info and its metadata': (pdf) =>
    pdf.textIn(pdf.info, 'Title') !== '' && pdf.textIn(pdf.info, 'Title') === titleOf(pdf.metadata),
  'has a colour profile': hasProfile,
  'uses no CMYK colour': (pdf) =>
    !pdf.dictionaries().some((dict) => dict.toString().includes('/DeviceCMYK')) &&
    !pdf.pageContents.some((content) => /DeviceCMYK|(?:[\d.]+\s+){4}[kK]\s/.test(content)),
  'embeds its fonts': (pdf) => {
    const fonts = pdf.dictionaries({ Type: 'FontDescriptor' })
    return fonts.length > 0 && fonts.every((descriptor) => isEmbedded(pdf, descriptor))
  },
  'maps its glyphs to Unicode': (pdf) =>
    pdf.dictionaries({ Type: 'Font', Subtype: 'Type0' }).every((font) => pdf.get(font, 'ToUnicode')) &&
    pdf.dictionaries({ Type: 'Font', Subtype: 'Type1' }).length === 0,
  'contains no script or action': (pdf) =>
    !pdf.dictionaries().some((dict) => /\/(?:JavaScript|JS|Launch|OpenAction|AA)\b/.test(dict.toString())),
  'does not interpolate pictures': (pdf) =>
    !pdf.dictionaries().some((dict) => pdf.get(dict, 'Interpolate') === PDFBool.True),
  'names and dates its attachments': (pdf) =>
    listFilespecs(pdf).every((filespec) => isCompleteAttachment(pdf, filespec)),
  'associates its attachments with the document': (pdf) =>
    pdf.itemsIn(pdf.catalog, 'AF').length === listFilespecs(pdf).length,
  'declares Factur-X exactly if it contains an electronic invoice': (pdf) =>
    containsInvoice(pdf) ===
    (metadataContain(pdf, '<fx:DocumentFileName>factur-x.xml<') &&
      metadataContain(pdf, '<fx:ConformanceLevel>EN 16931<') &&
      metadataContain(pdf, 'prefix>fx<')),
  'is tagged': (pdf) =>
    pdf.dictIn(pdf.catalog, 'StructTreeRoot') !== undefined &&
    pdf.dictIn(pdf.catalog, 'MarkInfo')?.toString().includes('/Marked true') === true,
  'is in French': (pdf) => pdf.textIn(pdf.catalog, 'Lang') === 'fr-FR',
  'displays its title instead of the file name': (pdf) =>
    pdf.dictIn(pdf.catalog, 'ViewerPreferences')?.toString().includes('/DisplayDocTitle true') === true,
  'has a scope for each table header': (pdf) =>
    listStructureElements(pdf, 'TH').every((cell) => cell.toString().includes('/Scope /Column')),
  'has the same number of cells in each row of a table': (pdf) =>
    listStructureElements(pdf, 'Table').every((table) => cellCountsOf(pdf, table).size === 1),
  'has alternative text for each figure': (pdf) =>
    listStructureElements(pdf, 'Figure').every((figure) => pdf.textIn(figure, 'Alt') !== ''),
  'has a structure element for all marked content': hasCompleteParentTree,
  'has no content outside of marked content': (pdf) => pdf.pageContents.flatMap(markedContentProblems).length === 0,
}

/** Lists the rules that this file violates. */
export async function listViolatedRules(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PdfObjects.load(bytes)
  return Object.entries(rules)
    .filter(([, isRespected]) => !isRespected(pdf))
    .map(([name]) => name)
}

/** Lists the alternative texts of the figures in this file. */
export async function listFigureTexts(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PdfObjects.load(bytes)
  return listStructureElements(pdf, 'Figure').map((figure) => pdf.textIn(figure, 'Alt'))
}
