import { describe, expect, it } from '@jest/globals'
import { findColumnSets } from './columnSets.ts'
import { columnsByPreference, fieldOfHeader } from './headerNames.ts'
import { readLineValues } from './importedValues.ts'
import { recogniseColumns } from './recogniseColumns.ts'

const today = '2026-11-22'

/** Recognises the columns of a sheet with a header and one line; returns the fields and the values of the line. */
function readSheet(header: readonly string[], line: readonly string[]) {
  const { headers, columns } = recogniseColumns([header, line], today)
  return {
    columns,
    values: readLineValues(line, columns, {
      today,
      preferredColumns: columnsByPreference(headers, columns),
      columnSetsByKind: findColumnSets(headers, columns),
    }).values,
  }
}

const readLine = (header: string, line: string) => readSheet(header.split(';'), line.split(';'))

describe('the header of a column', () => {
  it.each([
    ['NOM (*)', 'lastname'],
    ['PRENOM (obligatoire)', 'firstname'],
    ['Prénom(s)', 'firstname'],
    ['Prénom usuel', 'firstname'],
    ['Nom de jeune fille', 'lastname'],
    ['Nom de naissance', 'lastname'],
    ['Nom de l’enfant *', 'lastname'],
    ['Prénom enfant', 'firstname'],
    ['Date de naissance (jj/mm/aaaa)', 'birthdate'],
    ['Né(e) le :', 'birthdate'],
    ['Tél. mobile', 'phoneNumber'],
    ['Mobile', 'phoneNumber'],
    ['Tél. fixe', 'secondPhoneNumber'],
    ['Téléphone 2', 'secondPhoneNumber'],
    ['Domicile', 'secondPhoneNumber'],
    ['Phone 2 - Value', 'secondPhoneNumber'],
    ['Address 1 - Street', 'streetName'],
    ['Address 1 - City', 'city'],
    ['Address 1 - Postal Code', 'zipCode'],
    ['Birthday', 'birthdate'],
    ['Année de naissance', 'birthdate'],
    ['Notes', 'practiceNote'],
    ['Responsable légal', 'legalManagerLastname'],
    ['Représentant légal', 'legalManagerLastname'],
    ['Téléphone parent', 'legalManagerPhone'],
    ['Père', 'legalManagerLastname'],
    ['Mère', 'legalManagerLastname'],
    ['Tél. de la mère', 'legalManagerPhone'],
    ['Adresse mail', 'email'],
    ['Votre e-mail (facultatif)', 'email'],
    ['CP', 'zipCode'],
    ['Heures (h)', 'nbHoursToDo'],
    ['Nom du parent', 'legalManagerLastname'],
    ['Mail du parent', 'legalManagerEmail'],
    ['Rue (bureau)', 'streetName'],
    ['Nom (médecin)', undefined],
    ['Civilité', undefined],
    ['Sexe', undefined],
  ])('%j is read as %s', (header, field) => {
    expect(fieldOfHeader(header)).toBe(field)
  })
})

describe('recogniseColumns, with a header row', () => {
  it.each([
    [
      'Civilité;Nom de naissance;Prénom(s)',
      'Mme;MOREAU;Claire',
      [null, 'lastname', 'firstname'],
      { lastname: 'MOREAU', firstname: 'Claire' },
    ],
    [
      'Sexe;Nom de jeune fille;Prénom usuel',
      'F;MOREAU;Claire',
      [null, 'lastname', 'firstname'],
      { lastname: 'MOREAU', firstname: 'Claire' },
    ],
    [
      'Prénom enfant;Nom enfant;Nom du parent;Mail du parent',
      'Zoé;Petit;Roy;roy@exemple.fr',
      ['firstname', 'lastname', 'legalManagerLastname', 'legalManagerEmail'],
      { firstname: 'Zoé', lastname: 'Petit', legalManagerLastname: 'Roy', legalManagerEmail: 'roy@exemple.fr' },
    ],
    ['Vorname;Nachname;Telefon', 'Claire;Moreau;06 12 34 56 78', [null, null, null], {}],
    ['Bidule;Machin;E-mail', 'Claire;Moreau;c@exemple.fr', [null, null, 'email'], { email: 'c@exemple.fr' }],
  ])('reads %s by its headers alone', (header, line, columns, values) => {
    expect(readLine(header, line)).toEqual({ columns, values: { ...values, type: 'INDIVIDUAL' } })
  })

  it('does not recognise a column of titles as names without a header row', () => {
    expect(
      recogniseColumns(
        [
          ['Mme', 'MOREAU', 'Claire'],
          ['M.', 'PETIT', 'Hugo'],
        ],
        today,
      ),
    ).toEqual({ headerRow: -1, headers: ['', '', ''], columns: [null, 'lastname', 'firstname'] })
  })

  it('prefers filled columns of the used name and the mobile to other columns of the same field', () => {
    const header = 'Nom de naissance;Nom d’usage;Prénom;Téléphone fixe;Téléphone mobile'
    expect(readLine(header, 'Moreau;Petit;Claire;0478000000;0612345678').values).toMatchObject({
      lastname: 'Petit',
      phoneNumber: '06 12 34 56 78',
    })
    expect(readLine(header, 'Moreau;;Claire;0478000000;').values).toMatchObject({
      lastname: 'Moreau',
      secondPhoneNumber: '04 78 00 00 00',
    })
  })
})

const doctolib =
  "Identifiant;Civilité;Nom de naissance;Nom d'usage;Prénom(s);Date de naissance;Téléphone mobile;Téléphone fixe;Adresse e-mail;Adresse;Code postal;Ville;Médecin traitant;Notes"
const outlook =
  "Titre;Prénom;Deuxième prénom;Nom;Suffixe;Société;Service;Titre;Rue (bureau);Ville (bureau);Code postal (bureau);Rue (domicile);Ville (domicile);Code postal (domicile);Télécopie (bureau);Téléphone (bureau);Téléphone (domicile);Tél. mobile;Adresse de messagerie;Nom complet de l'adresse de messagerie;Anniversaire;Notes"
const ownExport =
  "Type;Nom;Prénom;Entreprise;SIREN;SIRET;E-mail;Téléphone;Rue;Code postal;Ville;Date de naissance;Nombre d'heures à effectuer"

describe('the preset of', () => {
  it.each([
    [
      'Doctolib',
      doctolib,
      '8812;Mme;Moreau;Petit;Claire;11/03/1985;0612345678;0478000000;c@exemple.fr;4 rue des Lilas;01000;Bourg;Dr Noir;Note',
      {
        lastname: 'Petit',
        firstname: 'Claire',
        birthdate: '1985-03-11',
        phoneNumber: '06 12 34 56 78',
        secondPhoneNumber: '04 78 00 00 00',
        practiceNote: 'Note',
        email: 'c@exemple.fr',
        streetName: '4 rue des Lilas',
        zipCode: '01000',
        city: 'Bourg',
      },
    ],
    [
      'Outlook',
      outlook,
      'Mme;Claire;Marie;Moreau;;;;Directrice;1 rue du Parc;Lyon;69003;4 rue des Lilas;Bourg;01000;0478000001;0478000000;;0612345678;c@exemple.fr;Claire Moreau;11/03/1985;Note',
      {
        lastname: 'Moreau',
        firstname: 'Claire',
        birthdate: '1985-03-11',
        phoneNumber: '06 12 34 56 78',
        secondPhoneNumber: '04 78 00 00 00',
        practiceNote: 'Note',
        email: 'c@exemple.fr',
        streetName: '4 rue des Lilas',
        zipCode: '01000',
        city: 'Bourg',
      },
    ],
    [
      'our own export, whose further column is left out',
      `${ownExport};Tél. mobile`,
      'Particulier;Moreau;Claire;;;;c@exemple.fr;0612345678;4 rue des Lilas;01000;Bourg;11/03/1985;10,5;0611111111',
      {
        lastname: 'Moreau',
        firstname: 'Claire',
        birthdate: '1985-03-11',
        phoneNumber: '06 12 34 56 78',
        email: 'c@exemple.fr',
        streetName: '4 rue des Lilas',
        zipCode: '01000',
        city: 'Bourg',
        nbHoursToDo: '10.5',
      },
    ],
  ])('%s reads the known columns and leaves out the others', (_caseName, header, line, values) => {
    expect(readLine(header, line).values).toEqual({ ...values, type: 'INDIVIDUAL' })
  })
})
