import type { CellObject } from '@e965/xlsx'
import { zipSync } from 'fflate'
import { errorCode } from 'shared/contracts/errorCodes'
import { copyOf, sheetOf, workbookBytes } from './workbook.ts'

/** A file with the expected result of its import: the verdict of each line in order, or the code of the failure. */
interface MalformedFile {
  description: string
  name: string
  bytes: Uint8Array<ArrayBuffer>
  expected: { verdicts: string } | { errorCode: string }
  /** Expected patients after the import: « nom prénom | téléphone | code postal et ville | naissance | e-mail ». */
  patients?: string[]
}

const utf8 = (text: string) => copyOf(new TextEncoder().encode(text))
const windows1252 = (text: string) => copyOf(Buffer.from(text, 'latin1'))
const utf16 = (text: string) => copyOf(Buffer.from(`\ufeff${text}`, 'utf16le'))

/** A date as Excel stores it, in days since the end of 1899. */
const dateCell = (serial: number): CellObject => ({ t: 'n', v: serial, z: 'dd/mm/yyyy' })
/** A formula with its cached value. */
const formulaCell = (f: string, v: string | number): CellObject => ({ t: typeof v === 'number' ? 'n' : 's', f, v })

const zipBombBytes = 150 * 1024 * 1024

/** Spreadsheets with problems that occur in practice, and with attacks. */
export const malformedFiles: readonly MalformedFile[] = [
  {
    description: 'windows-1252 with semicolons, and a postal code and a telephone number without their leading zeros',
    name: 'patients.csv',
    bytes: windows1252(
      'Nom;Prénom;Téléphone;Code postal;Ville;Né(e) le\r\nLefèvre;Zoé;612345678;1000;Bourg-en-Bresse;12/03/85\r\nNuñez;Élise;06.12.34.56.79;69003;Lyon;1er janvier 1990\r\n',
    ),
    expected: { verdicts: 'new new' },
    patients: [
      'Lefèvre Zoé | 06 12 34 56 78 | 01000 Bourg-en-Bresse | 1985-03-12 | ',
      'Nuñez Élise | 06 12 34 56 79 | 69003 Lyon | 1990-01-01 | ',
    ],
  },
  {
    description: 'UTF-8 with a byte order mark and commas, quoted line breaks, and both names in one cell',
    name: 'contacts.CSV',
    bytes: utf8(
      '\ufeff"Nom, prénom",E-mail,"Adresse\npostale",CP\n"DE LA TOUR Anne-Marie",anne@exemple.fr,"3, rue ""Basse""",75011\nJean-Pierre DUPONT,jp@exemple.fr,,2B000\n"Martin, Léo",leo@exemple.fr,,20000\n',
    ),
    expected: { verdicts: 'new new new' },
    patients: [
      'DE LA TOUR Anne-Marie |  | 75011 |  | anne@exemple.fr',
      'DUPONT Jean-Pierre |  |  |  | jp@exemple.fr',
      'Martin Léo |  | 20000 |  | leo@exemple.fr',
    ],
  },
  {
    description:
      'UTF-8 without a byte order mark, with tabs and no header, whose columns are recognised by their values',
    name: 'export.csv',
    bytes: utf8(
      'BERNARD\tInès\tines@exemple.fr\t06 11 22 33 44\t33000\nPETIT\tHugo\thugo@exemple.fr\t07 11 22 33 44\t33000\n',
    ),
    expected: { verdicts: 'new new' },
    patients: [
      'BERNARD Inès | 06 11 22 33 44 | 33000 |  | ines@exemple.fr',
      'PETIT Hugo | 07 11 22 33 44 | 33000 |  | hugo@exemple.fr',
    ],
  },
  {
    description: 'a quote that is never closed',
    name: 'guillemet.csv',
    bytes: utf8('Nom;Prénom\nRoy;Anna\nDupont;"Jean\nMartin;Léo\nPetit;Hugo'),
    expected: { verdicts: 'new new new new' },
    patients: ['Dupont Jean |  |  |  | ', 'Martin Léo |  |  |  | ', 'Petit Hugo |  |  |  | ', 'Roy Anna |  |  |  | '],
  },
  {
    description: 'quotes in the middle of lines, and cells of several lines',
    name: 'guillemets.csv',
    bytes: utf8(
      'Nom;Prénom;Ville;Rue\r\nRoy;"Anna;Lyon;\r\nPetit;Hugo";Lyon;\r\nDupont;"Jean";Metz;"1 rue ""Basse""\nbât. B"\r\n"Morel\nMartin";Zoé;;\r\n',
    ),
    expected: { verdicts: 'new new new refused' },
    patients: ['Dupont Jean |  | Metz |  | ', 'Petit Hugo |  | Lyon |  | ', 'Roy Anna |  | Lyon |  | '],
  },
  {
    description: 'UTF-16, as Excel saves « texte Unicode »',
    name: 'unicode.csv',
    bytes: utf16('Nom\tPrénom\r\nŒuvrard\tAgnès\r\n'),
    expected: { verdicts: 'new' },
    patients: ['Œuvrard Agnès |  |  |  | '],
  },
  {
    description:
      'duplicates with other capitals and accents, one with another telephone number, and an e-mail address twice',
    name: 'doublons.csv',
    bytes: utf8(
      'Nom;Prénom;Téléphone;E-mail\nGarçon;Théo;0611111111;theo@exemple.fr\nGARCON;theo;06 11 11 11 11;THEO@exemple.fr\nGarçon;Théo;0622222222;\nAutre;Luc;;Theo@exemple.fr\n',
    ),
    expected: { verdicts: 'new same refused refused' },
    patients: ['Garçon Théo | 06 11 11 11 11 |  |  | theo@exemple.fr'],
  },
  {
    description: 'firms among people, an employee on a line before the firm, and a SIREN with a wrong check digit',
    name: 'entreprises.xlsx',
    bytes: workbookBytes(
      {
        Clients: sheetOf([
          ['Nom', 'Prénom', 'Entreprise', 'SIREN'],
          ['Roy', 'Anna', 'Les Tilleuls', ''],
          ['', '', 'Les Tilleuls', '732 829 320'],
          ['EHPAD du Parc', '', '', ''],
          ['', '', 'Société Fausse', '123456789'],
          ['Morel', 'Jean', 'Inconnue SARL', ''],
          ['Petit', 'Hugo', 'École du Lac', '552 100 554'],
        ]),
      },
      'xlsx',
    ),
    expected: { verdicts: 'new new new new new new' },
    patients: [
      'École du Lac |  |  |  | ',
      'EHPAD du Parc |  |  |  | ',
      'Les Tilleuls |  |  |  | ',
      'Morel Jean |  |  |  | ',
      'Roy Anna |  |  |  | ',
      'Société Fausse |  |  |  | ',
    ],
  },
  {
    description: 'an .xls with a title above the header, merged cells, Excel dates and numbers, and several sheets',
    name: 'cabinet.xls',
    bytes: workbookBytes(
      {
        Tarifs: sheetOf([
          ['Séance', 'Prix'],
          ['Équithérapie', 60],
        ]),
        Patients: sheetOf(
          [
            ['Liste des patients au 3 mars', '', '', '', ''],
            [],
            ['NOM Prénom', 'Date de naissance', 'Tél. portable', 'C.P.', 'Commune'],
            ['SIMON Chloé', dateCell(31_118), 612345678, 1000, 'Bourg'],
            ['SIMON Paul', 31_118.5, '+33 (0)6 12 34 56 70', '01 000', ''],
          ],
          { merges: ['A1:E1', 'E4:E5'] },
        ),
        Vide: sheetOf([]),
      },
      'biff8',
    ),
    expected: { verdicts: 'new new' },
    patients: [
      'SIMON Chloé | 06 12 34 56 78 | 01000 Bourg | 1985-03-12 | ',
      'SIMON Paul | 06 12 34 56 70 | 01000 Bourg | 1985-03-12 | ',
    ],
  },
  {
    description: 'formulas with their values, =HYPERLINK as text, and markup in a name',
    name: 'formules.xlsx',
    bytes: workbookBytes(
      {
        Feuil1: sheetOf([
          ['Nom', 'Prénom', 'E-mail'],
          [
            formulaCell('UPPER("blanc")', 'BLANC'),
            'Nina',
            formulaCell('HYPERLINK("mailto:nina@exemple.fr","nina@exemple.fr")', 'nina@exemple.fr'),
          ],
          [{ t: 's', v: '=HYPERLINK("http://exemple.fr";"Lucas")' }, 'Lucas', ''],
          ['<b>Gras</b>', 'Tom', ''],
          ['Faure', 'Eva', '=cmd|calc'],
        ]),
      },
      'xlsx',
    ),
    expected: { verdicts: 'new refused refused new' },
    patients: ['BLANC Nina |  |  |  | nina@exemple.fr', 'Faure Eva |  |  |  | '],
  },
  {
    description: 'a web page with the file extension .xls',
    name: 'logiciel.xls',
    bytes: windows1252(
      '<html><head><meta charset="windows-1252"></head><body><table><tr><th>Nom</th><th>Pr\u00e9nom</th><th>Code postal</th></tr><tr><td>Gu\u00e9rin</td><td>Ma\u00eblle</td><td>01000</td></tr></table></body></html>',
    ),
    expected: { verdicts: 'new' },
    patients: ['Guérin Maëlle |  | 01000 |  | '],
  },
  {
    description: 'an empty sheet',
    name: 'vide.xlsx',
    bytes: workbookBytes({ Feuil1: sheetOf([]), Feuil2: sheetOf([['']]) }, 'xlsx'),
    expected: { errorCode: errorCode.importEmpty },
  },
  {
    description: 'a header without any line below',
    name: 'entete.csv',
    bytes: utf8('Nom;Prénom;Téléphone\n'),
    expected: { errorCode: errorCode.importEmpty },
  },
  {
    description: 'a zip bomb',
    name: 'bombe.xlsx',
    bytes: copyOf(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(zipBombBytes) })),
    expected: { errorCode: errorCode.importTooHeavy },
  },
  {
    description: 'a PDF with the file extension .xlsx',
    name: 'facture.xlsx',
    bytes: utf8('%PDF-1.7\n\u0000\u0001\u0002'),
    expected: { errorCode: errorCode.importUnreadable },
  },
  {
    description: 'too many lines',
    name: 'long.csv',
    bytes: utf8(`Nom;Prénom\n${'A;B\n'.repeat(10_001)}`),
    expected: { errorCode: errorCode.importTooLong },
  },
]
