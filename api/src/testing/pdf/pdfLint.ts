import { PDFBool, PDFDict, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib'
import { markProblems } from './markedContent.ts'
import { PdfObjects } from './PdfObjects.ts'
import { xmlDocument } from '../bills/xmlDocument.ts'

type Rule = (pdf: PdfObjects) => boolean

const isWellFormed = (xml: string): boolean => {
  try {
    xmlDocument(xml.trim()).dispose()
    return true
  } catch {
    return false
  }
}

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

const titleOf = (metadata: string) =>
  unescaped(/<dc:title>[\s\S]*?<rdf:li[^>]*>([\s\S]*?)<\/rdf:li>/.exec(metadata)?.[1] ?? '')

const dictsIn = (items: readonly PDFObject[]) => items.filter((item) => item instanceof PDFDict)

const hasProfile = (pdf: PdfObjects): boolean =>
  dictsIn(pdf.itemsIn(pdf.catalog, 'OutputIntents')).some(
    (intent) => pdf.nameIn(intent, 'S') === 'GTS_PDFA1' && pdf.get(intent, 'DestOutputProfile') instanceof PDFRawStream,
  )

const isEmbedded = (pdf: PdfObjects, descriptor: PDFDict): boolean =>
  ['FontFile', 'FontFile2', 'FontFile3'].some((file) => pdf.get(descriptor, file) instanceof PDFRawStream)

function isWholeFile(pdf: PdfObjects, filespec: PDFDict): boolean {
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

const filespecs = (pdf: PdfObjects) => pdf.dictionaries({ Type: 'Filespec' })

/** Lists structure elements of this kind. */
const parts = (pdf: PdfObjects, kind: string) => pdf.dictionaries({ S: kind }).filter((dict) => pdf.get(dict, 'P'))

const cellCounts = (pdf: PdfObjects, table: PDFDict) =>
  new Set(dictsIn(pdf.itemsIn(table, 'K')).map((row) => pdf.itemsIn(row, 'K').length))

/** Whether every mark of every page belongs to a structure element. */
const hasParents = (pdf: PdfObjects): boolean => {
  const tree = pdf.dictIn(pdf.dictIn(pdf.catalog, 'StructTreeRoot'), 'ParentTree')
  return tree !== undefined && !/\bnull\b/.test(pdf.itemsIn(tree, 'Nums').join(' '))
}

const has = (pdf: PdfObjects, text: string) => pdf.metadata.includes(text)
const isInvoice = (pdf: PdfObjects) => filespecs(pdf).some((spec) => pdf.textIn(spec, 'F') === 'factur-x.xml')

/**
 * Rules of PDF/A-3, PDF/UA-1 and Factur-X that the file's objects show: a regression guard, no proof of conformance.
 */
const rules: Readonly<Record<string, Rule>> = {
  'has a version that PDF/A-3 allows': ({ bytes }) =>
    /^%PDF-1\.[3-7]\n%/.test(Buffer.from(bytes).toString('latin1', 0, 12)),
  'has an id': ({ document }) => document.context.trailerInfo.ID !== undefined,
  'is not encrypted': ({ document }) => document.context.trailerInfo.Encrypt === undefined,
  'says that it is PDF/A-3': (pdf) =>
    /<pdfaid:part>3</.test(pdf.metadata) && /<pdfaid:conformance>[ABU]</.test(pdf.metadata),
  'says that it is PDF/UA-1': (pdf) => has(pdf, '<pdfuaid:part>1<') && has(pdf, 'prefix>pdfuaid<'),
  'has metadata that are XML': (pdf) => isWellFormed(pdf.metadata),
  'has one title': (pdf) =>
    pdf.textIn(pdf.info, 'Title') !== '' && pdf.textIn(pdf.info, 'Title') === titleOf(pdf.metadata),
  'has a colour profile': hasProfile,
  'has no colour of printers': (pdf) =>
    !pdf.dictionaries().some((dict) => dict.toString().includes('/DeviceCMYK')) &&
    !pdf.pageContents.some((content) => /DeviceCMYK|(?:[\d.]+\s+){4}[kK]\s/.test(content)),
  'embeds its fonts': (pdf) => {
    const fonts = pdf.dictionaries({ Type: 'FontDescriptor' })
    return fonts.length > 0 && fonts.every((descriptor) => isEmbedded(pdf, descriptor))
  },
  'says what its glyphs stand for': (pdf) =>
    pdf.dictionaries({ Type: 'Font', Subtype: 'Type0' }).every((font) => pdf.get(font, 'ToUnicode')) &&
    pdf.dictionaries({ Type: 'Font', Subtype: 'Type1' }).length === 0,
  'runs nothing': (pdf) =>
    !pdf.dictionaries().some((dict) => /\/(?:JavaScript|JS|Launch|OpenAction|AA)\b/.test(dict.toString())),
  'does not interpolate pictures': (pdf) =>
    !pdf.dictionaries().some((dict) => pdf.get(dict, 'Interpolate') === PDFBool.True),
  'names and dates what it holds': (pdf) => filespecs(pdf).every((filespec) => isWholeFile(pdf, filespec)),
  'belongs together with what it holds': (pdf) => pdf.itemsIn(pdf.catalog, 'AF').length === filespecs(pdf).length,
  'says which electronic invoice it holds': (pdf) =>
    isInvoice(pdf) ===
    (has(pdf, '<fx:DocumentFileName>factur-x.xml<') &&
      has(pdf, '<fx:ConformanceLevel>EN 16931<') &&
      has(pdf, 'prefix>fx<')),
  'is tagged': (pdf) =>
    pdf.dictIn(pdf.catalog, 'StructTreeRoot') !== undefined &&
    pdf.dictIn(pdf.catalog, 'MarkInfo')?.toString().includes('/Marked true') === true,
  'is in French': (pdf) => pdf.textIn(pdf.catalog, 'Lang') === 'fr-FR',
  'shows its title': (pdf) =>
    pdf.dictIn(pdf.catalog, 'ViewerPreferences')?.toString().includes('/DisplayDocTitle true') === true,
  'says what its headings of tables head': (pdf) =>
    parts(pdf, 'TH').every((cell) => cell.toString().includes('/Scope /Column')),
  'has as many cells in each row of a table': (pdf) =>
    parts(pdf, 'Table').every((table) => cellCounts(pdf, table).size === 1),
  'has a text for each picture': (pdf) => parts(pdf, 'Figure').every((figure) => pdf.textIn(figure, 'Alt') !== ''),
  'has a part of its structure for each mark': hasParents,
  'draws nothing outside of its marks': (pdf) => pdf.pageContents.flatMap(markProblems).length === 0,
}

/** Lists the rules that this file violates. */
export async function brokenRules(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PdfObjects.of(bytes)
  return Object.entries(rules)
    .filter(([, holds]) => !holds(pdf))
    .map(([name]) => name)
}

/** Lists the alternative texts of the file's pictures. */
export async function pictureTexts(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PdfObjects.of(bytes)
  return parts(pdf, 'Figure').map((figure) => pdf.textIn(figure, 'Alt'))
}
