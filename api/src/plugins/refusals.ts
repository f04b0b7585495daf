import type { ServerResponse } from 'node:http'
import type { FastifyError, FastifyInstance } from 'fastify'
import { errorCode, type ErrorCode } from 'shared/contracts/errorCodes'
import type { Failure, Problem } from 'shared/contracts/wire'
import { Refusal } from '../refusal.ts'

/** The status and code of a violated constraint, by its name. The database's own messages are never sent. */
const constraints: Record<string, [status: number, code: ErrorCode]> = {
  account_email: [400, errorCode.emailTaken],
  invitation_email: [400, errorCode.emailTaken],
  patient_email: [400, errorCode.emailTaken],
  club_name: [409, errorCode.clubNameTaken],
  club_email: [409, errorCode.clubEmailTaken],
  animal_name: [409, errorCode.animalNameTaken],
  bill_number: [409, errorCode.billNumberTaken],
  attendance_entry_once: [409, errorCode.attendanceRecorded],
  programme_alone: [409, errorCode.programmesOverlap],
  session_therapist_free: [409, errorCode.sessionConflict],
  session_animal_free: [409, errorCode.sessionConflict],
}

const sentences: Record<ErrorCode, string> = {
  [errorCode.unauthenticated]: 'Connectez-vous pour continuer.',
  [errorCode.forbidden]: "Vous n'avez pas accès à cette rubrique.",
  [errorCode.notFound]: 'Introuvable.',
  [errorCode.invalid]: 'Certaines informations sont à corriger.',
  [errorCode.paymentBlocked]: "Votre période d'essai est terminée.",
  [errorCode.tooManyTries]: 'Trop de tentatives. Réessayez dans quelques instants.',
  [errorCode.slotTaken]: "Ce créneau n'est plus disponible.",
  [errorCode.slotNotOffered]: "Ce créneau n'est pas proposé à la réservation.",
  [errorCode.sessionTypeGone]: "Ce type de séance n'est plus proposé.",
  [errorCode.slotHeld]: 'Votre demande pour ce créneau est déjà enregistrée.',
  [errorCode.cancellationTooLate]: "Le délai d'annulation est dépassé.",
  [errorCode.sessionConflict]: "La séance rencontre une autre séance, une absence ou les limites d'un animal.",
  [errorCode.sessionStateChanged]: "La séance n'est plus dans cet état.",
  [errorCode.programmesOverlap]: 'Ce patient a déjà un programme à ces dates.',
  [errorCode.programmeEnded]: 'Le programme est terminé.',
  [errorCode.nothingToReport]: "Ce programme n'a pas encore de séance : il n'y a rien à dire dans un bilan.",
  [errorCode.guardianConsentNeeded]: "Avant 15 ans, l'accord est donné par un responsable légal.",
  [errorCode.sessionsAhead]: "Ce patient a des séances à venir : annulez-les d'abord.",
  [errorCode.lastSessionType]: 'Suppression impossible. Au moins 1 type de séance doit exister',
  [errorCode.mergeKindsDiffer]: "Le dossier d'une personne et celui d'une entreprise ne se fusionnent pas.",
  [errorCode.mergeProgrammesOverlap]: 'Les deux dossiers ont un programme aux mêmes dates.',
  [errorCode.mergeBothSigned]: "Les deux dossiers figurent sur une même feuille d'émargement : ce sont deux personnes.",
  [errorCode.sessionBilled]: 'La séance est facturée.',
  [errorCode.attendanceRecorded]: "Cette présence est déjà enregistrée sur la feuille d'émargement.",
  [errorCode.attendanceTooEarly]: "Une feuille d'émargement se signe à partir du jour de la séance.",
  [errorCode.sessionSigned]: "La séance a une feuille d'émargement signée : elle ne se supprime plus.",
  [errorCode.invitationUsed]:
    'Cette invitation a déjà servi : connectez-vous avec votre adresse et votre mot de passe.',
  [errorCode.invitationWithdrawn]: 'Cette invitation a été retirée par le cabinet.',
  [errorCode.invitationExpired]: 'Cette invitation est trop ancienne : demandez au cabinet de vous la renvoyer.',
  [errorCode.codeRefused]: 'Ce code est incorrect, ou a déjà servi.',
  [errorCode.challengeOver]: 'La connexion a pris trop de temps : recommencez.',
  [errorCode.secondFactorOff]: "La connexion en deux étapes n'est pas activée.",
  [errorCode.secondFactorDemanded]: 'Votre cabinet demande la connexion en deux étapes.',
  [errorCode.lastAdmin]: 'Le cabinet doit garder un administrateur.',
  [errorCode.memberHasSessions]: "Ce membre a des séances à venir : confiez-les d'abord à un autre praticien.",
  [errorCode.teamFull]: 'Votre contrat ne prévoit plus de place pour ce rôle.',
  [errorCode.offerTooSmall]: "Votre équipe compte plus de membres que cette offre n'en prévoit.",
  [errorCode.cardDeclined]: 'Cette carte est refusée par la banque.',
  [errorCode.linkRefused]: "Ce lien n'est plus valable.",
  [errorCode.changedMeanwhile]: 'La fiche a été modifiée entre-temps.',
  [errorCode.datesRefused]: 'Les dates ne conviennent pas.',
  [errorCode.emailTaken]: 'Adresse mail déjà utilisée.',
  [errorCode.patientFileKnown]: 'Adresse mail déjà connue.',
  [errorCode.userUnknown]: 'Utilisateur introuvable',
  [errorCode.tooLarge]: 'Envoi trop volumineux.',
  [errorCode.mediaRefused]: "Ce format de fichier n'est pas accepté.",
  [errorCode.unavailable]: 'Service momentanément indisponible.',
  [errorCode.storageFull]: "Il n'y a plus de place pour enregistrer. Vous pouvez consulter ; réessayez plus tard.",
  [errorCode.unexpected]: "Une erreur inattendue s'est produite.",
  [errorCode.animalGone]: 'Animal déjà supprimé',
  [errorCode.animalNameTaken]: 'Nom Animal déjà existant',
  [errorCode.clubNameTaken]: 'Nom de club déjà existant',
  [errorCode.clubEmailTaken]: 'Email club déjà existant',
  [errorCode.firmMissing]: 'Informations entreprise non remplies',
  [errorCode.phoneRefused]: 'Numéro de téléphone incorrect',
  [errorCode.patientAddressMissing]: "L'adresse du patient doit être saisie dans sa fiche",
  [errorCode.memberEmailFixed]: "L'addresse mail ne peut être changée.",
  [errorCode.noCommentToConvert]: 'Aucune session avec commentaires à convertir',
  [errorCode.importUnreadable]: "Ce fichier ne peut être lu : il est abîmé, ou n'est pas ce que son nom annonce.",
  [errorCode.importTooHeavy]: 'La lecture de ce fichier a été arrêtée : elle prend trop de mémoire ou de temps.',
  [errorCode.importEmpty]: 'Ce fichier ne contient aucun patient.',
  [errorCode.importTooLong]: 'Ce fichier a trop de lignes : 10 000 au plus.',
  [errorCode.importStateChanged]: "Cet import n'est plus à cette étape.",
  [errorCode.billNumberTaken]: 'Le numéro de facture est déjà attribué',
  [errorCode.billNumberGap]: 'Les numéros de facture se suivent.',
  [errorCode.paymentRefused]: 'Ce paiement ne convient pas à la facture.',
  [errorCode.paymentIrreversible]: 'Une facture payée le reste : une erreur se corrige dans ses paiements.',
  [errorCode.nothingToCredit]: 'Toutes les lignes de la facture sont déjà sur un avoir.',
  [errorCode.billDateGoesBack]: "La dernière facture est d'un jour ultérieur : aucune n'est émise avant elle.",
}

/** The default sentence of a code, for users. */
export const sentenceOf = (code: ErrorCode): string => sentences[code]

/** What a person reads of a refusal where it is no response: its first problem, or its sentence. */
export const refusalSentence = ({ errorCode: code, details }: Refusal): string =>
  details.problems?.[0]?.message ?? details.message ?? sentenceOf(code)

/**
 * For an address that reaches no route: a parameter that is too long, a part that cannot be decoded. In the shape of all
 * refusals, without the address.
 */
export function refuseAddress(
  { statusCode = 400 }: FastifyError,
  { id }: { id: string },
  { raw }: { raw: ServerResponse },
): void {
  const failure: Failure = { errorCode: errorCode.invalid, message: sentenceOf(errorCode.invalid), requestId: id }
  raw.writeHead(statusCode, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  raw.end(JSON.stringify(failure))
}

const fieldSentence = (keyword: string, { limit, pattern }: Record<string, unknown>): string => {
  if (keyword === 'required') return 'Obligatoire'
  if (keyword === 'maxLength') return `${String(limit)} caractères au plus`
  if (keyword === 'minLength') return `${String(limit)} caractères au moins`
  if (keyword === 'pattern' && String(pattern).startsWith('^[^')) return 'Caractères non acceptés'
  return 'Valeur incorrecte'
}

/** More than any form has fields. */
const maxProblems = 50

const problemsOf = (error: FastifyError): Problem[] | undefined =>
  error.validation?.slice(0, maxProblems).map(({ instancePath, params, keyword }) => ({
    field: [
      instancePath.slice(1).replaceAll('/', '.'),
      'missingProperty' in params ? String(params.missingProperty) : '',
    ]
      .filter(Boolean)
      .join('.'),
    message: fieldSentence(keyword, params),
  }))

/** The status and code of an SQLSTATE or network error: an id of another practice, a value out of bounds, no connection. */
const sqlStates: Record<string, [status: number, code: ErrorCode]> = {
  '23503': [404, errorCode.notFound],
  '23505': [409, errorCode.invalid],
  '23514': [400, errorCode.invalid],
  '22003': [400, errorCode.invalid],
  '22007': [400, errorCode.invalid],
  '22008': [400, errorCode.invalid],
  '22021': [400, errorCode.invalid],
  '22P05': [400, errorCode.invalid],
  '22P02': [400, errorCode.invalid],
  '40001': [503, errorCode.unavailable],
  '40P01': [503, errorCode.unavailable],
  '53100': [503, errorCode.storageFull],
  '53300': [503, errorCode.unavailable],
  '57P01': [503, errorCode.unavailable],
  '57P03': [503, errorCode.unavailable],
  ENOSPC: [503, errorCode.storageFull],
  EDQUOT: [503, errorCode.storageFull],
  ECONNREFUSED: [503, errorCode.unavailable],
  ECONNRESET: [503, errorCode.unavailable],
}

const isDatabaseUnreachable = ({ message }: Error) =>
  /^(timeout exceeded when trying to connect|Connection terminated)/.test(message)

function refusalOf(error: FastifyError): Refusal | null {
  if (error instanceof Refusal) return error
  if (error.validation) return new Refusal(400, errorCode.invalid, { problems: problemsOf(error) })
  const constraint =
    'constraint' in error && typeof error.constraint === 'string' ? constraints[error.constraint] : undefined
  if (constraint) return new Refusal(...constraint)
  const state = sqlStates[error.code]
  if (state) return new Refusal(...state, state[0] === 503 ? { retryAfterSeconds: 5 } : {})
  if (isDatabaseUnreachable(error)) return new Refusal(503, errorCode.unavailable, { retryAfterSeconds: 5 })
  if (error.statusCode === 413) return new Refusal(413, errorCode.tooLarge)
  if (error.statusCode === 429) return new Refusal(429, errorCode.tooManyTries)
  if (error.statusCode === 503) return new Refusal(503, errorCode.unavailable)
  if (error.statusCode && error.statusCode < 500) return new Refusal(error.statusCode, errorCode.invalid)
  return null
}

/** The stack without the message, in which a value may appear. */
const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .join('\n')

/** A refusal as it was sent; `url` is the route's, with the names of its parameters. */
export interface SentRefusal {
  method: string
  url: string | undefined
  status: number
  code: ErrorCode
}

/** Sends every refusal as `{ errorCode, message, requestId, problems?, conflicts? }`, and an unexpected error as E500. */
export function handleErrors(app: FastifyInstance, onRefusal?: (sent: SentRefusal) => void): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = refusalOf(error)
    if (!refusal)
      request.log.error({ error: { type: error.name, code: error.code, at: framesOf(error) } }, 'unexpected')
    const { errorCode: code, status, details } = refusal ?? new Refusal(500, errorCode.unexpected)
    const failure: Failure = {
      errorCode: code,
      message: details.message ?? sentenceOf(code),
      requestId: request.id,
      problems: details.problems?.slice(0, maxProblems),
      conflicts: details.conflicts,
    }
    onRefusal?.({ method: request.method, url: request.routeOptions.url, status, code })
    if (details.retryAfterSeconds) void reply.header('retry-after', Math.ceil(details.retryAfterSeconds))
    return reply.code(status).type('application/json').send(failure)
  })
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({
      errorCode: errorCode.notFound,
      message: sentenceOf(errorCode.notFound),
      requestId: request.id,
    } satisfies Failure),
  )
}
