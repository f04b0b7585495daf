import { individualText, individualTextNames, type TextKind } from '../../contracts/patients/individualTexts.ts'
import { maxPracticeNoteLength } from '../../contracts/patients/patient.ts'
import type { PatientInput } from '../../contracts/patients/patient.ts'
import type { Day } from '../calendar/day.ts'
import { clientAddressProblems } from '../contact/address.ts'
import { emailProblems, nameProblems, phoneProblems } from '../contact/contactProblems.ts'
import { completeFirmNumbers } from '../contact/firmNumbers.ts'
import type { FirmNumbers } from '../contact/firmNumbers.ts'
import { isSiren } from '../contact/siren.ts'
import { isSiret, sirenOfSiret } from '../contact/siret.ts'
import { clientVatNumberProblems } from '../contact/vatNumber.ts'
import type { Problem } from '../problems.ts'
import { invalid, required } from '../problems.ts'

type Individual = NonNullable<PatientInput['individual']>

/** The content of a patient's form. It has the fields of both types; only the fields of the chosen type are used. */
export interface PatientDraft extends Pick<
  PatientInput,
  'type' | 'email' | 'phoneNumber' | 'secondPhoneNumber' | 'address' | 'firm' | 'practiceNote'
> {
  individual: (Omit<Individual, 'nbHoursToDo'> & { nbHoursToDo: number | null }) | null
}

/** The maximum number of hours of a patient, limited by the database column. */
const maxHoursToDo = 99_999

const isBlank = (value: string | undefined) => (value ?? '').trim() === ''

function birthProblems(individual: PatientDraft['individual'], today: Day): Problem[] {
  const { birthdate = null, birthYear = null } = individual ?? {}
  if (birthdate !== null && birthdate > today)
    return [invalid('individual.birthdate', 'La date de naissance est à venir')]
  if (birthYear === null) return []
  if (birthdate !== null)
    return [invalid('individual.birthYear', "L'année seule ne va pas avec une date de naissance complète")]
  return birthYear > Number(today.slice(0, 4))
    ? [invalid('individual.birthYear', "L'année de naissance est à venir")]
    : []
}

function identityProblems(individual: PatientDraft['individual'], today: Day): Problem[] {
  const { nbHoursToDo } = individual ?? {}
  const problems: Problem[] = []
  if (isBlank(individual?.lastname))
    problems.push(required('individual.lastname', 'Le nom de famille ne peut être vide'))
  if (isBlank(individual?.firstname)) problems.push(required('individual.firstname', 'Le prénom ne peut être vide'))
  problems.push(
    ...nameProblems('individual.lastname', individual?.lastname, 'Nom'),
    ...nameProblems('individual.firstname', individual?.firstname, 'Prénom'),
  )
  problems.push(...birthProblems(individual, today))
  if ((nbHoursToDo ?? 0) < 0)
    problems.push(invalid('individual.nbHoursToDo', "Le nombre d'heures ne peut être négatif"))
  if ((nbHoursToDo ?? 0) > maxHoursToDo)
    problems.push(invalid('individual.nbHoursToDo', "Le nombre d'heures est trop grand : 99 999 au plus"))
  return problems
}

const ruleByKind: Record<TextKind, typeof nameProblems | undefined> = {
  name: nameProblems,
  phone: phoneProblems,
  email: emailProblems,
  text: undefined,
}

/** The names of the individual's texts; the texts that are names of persons come first. */
const textNamesInOrder = [
  ...individualTextNames.filter((name) => individualText(name).kind === 'name'),
  ...individualTextNames.filter((name) => individualText(name).kind !== 'name'),
]

const textProblems = (individual: PatientDraft['individual']): Problem[] =>
  textNamesInOrder.flatMap((name) => {
    const { kind, label, labelInProblems = label } = individualText(name)
    return ruleByKind[kind]?.(`individual.${name}`, individual?.[name], labelInProblems) ?? []
  })

function firmProblems(firm: PatientDraft['firm']): Problem[] {
  const problems: Problem[] = []
  if (isBlank(firm?.companyName))
    problems.push(required('firm.companyName', "Le nom de l'entreprise ne peut être vide"))
  problems.push(...nameProblems('firm.companyName', firm?.companyName, "Nom de l'entreprise"))
  const numbers = completeFirmNumbers(firm)
  if (numbers.siren !== '' && !isSiren(numbers.siren))
    problems.push(
      invalid('firm.siren', "Le numéro SIREN n'est pas valable : neuf chiffres, dont le dernier est une clé"),
    )
  problems.push(...siretProblems(numbers))
  problems.push(...clientVatNumberProblems('firm.vatNumber', firm?.vatNumber ?? '', numbers.siren))
  return problems
}

function siretProblems({ siren, siret }: FirmNumbers): Problem[] {
  if (siret === '') return []
  if (!isSiret(siret))
    return [invalid('firm.siret', "Le numéro SIRET n'est pas valable : quatorze chiffres, dont le dernier est une clé")]
  return siren === '' || siren === sirenOfSiret(siret)
    ? []
    : [invalid('firm.siret', "Le numéro SIRET n'est pas celui de cette entreprise : il commence par son SIREN")]
}

const noteProblems = (note: string): Problem[] =>
  note.length > maxPracticeNoteLength
    ? [invalid('practiceNote', `La note du cabinet est trop longue : ${maxPracticeNoteLength} caractères au plus`)]
    : []

/**
 * Returns the problems of a patient: a missing name, a birth after `today` or given twice, a note that is too long, an
 * invalid number of hours, e-mail address, telephone number, postal code, SIREN, SIRET or VAT number. Only the fields
 * of the chosen type are checked.
 */
export function patientProblems(
  { type, email, phoneNumber, secondPhoneNumber, address, individual, firm, practiceNote = '' }: PatientDraft,
  today: Day,
): Problem[] {
  const isFirm = type === 'FIRM'
  return [
    ...(isFirm ? firmProblems(firm) : identityProblems(individual, today)),
    ...emailProblems('email', email),
    ...phoneProblems('phoneNumber', phoneNumber),
    ...phoneProblems('secondPhoneNumber', secondPhoneNumber, 'Téléphone 2'),
    ...clientAddressProblems('address', address),
    ...(isFirm ? [] : textProblems(individual)),
    ...noteProblems(practiceNote),
  ]
}
