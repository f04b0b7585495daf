/** The codes of the product's order; those from E141 on were added here. */
export const errorCode = {
  userUnknown: 'E101',
  emailTaken: 'E102',
  animalGone: 'E106',
  firmMissing: 'E110',
  patientAddressMissing: 'E112',
  datesRefused: 'E113',
  phoneRefused: 'E116',
  clubNameTaken: 'E119',
  clubEmailTaken: 'E120',
  animalNameTaken: 'E121',
  paymentBlocked: 'E123',
  memberEmailFixed: 'E126',
  noCommentToConvert: 'E127',
  patientFileKnown: 'E128',
  billNumberTaken: 'E139',
  /** The requested slot was taken meanwhile (ruling 18). */
  slotTaken: 'E141',
  /** The patient's cancellation comes inside the practice's delay (ruling 22). */
  cancellationTooLate: 'E142',
  /** A practitioner saves over another session or an absence; `force` saves all the same (ruling 18). */
  sessionConflict: 'E143',
  /** The link of a mail is unknown, used or too old. */
  linkRefused: 'E144',
  /** The session is no longer in the state the act needs (already validated, cancelled or expired). */
  sessionStateChanged: 'E145',
  /** The session is on an invoice: it can be neither changed nor deleted. */
  sessionBilled: 'E146',
  /** The requested time is not offered: closed, an absence, not a start of a slot, another length (ruling 19). */
  slotNotOffered: 'E147',
  /** The account that asks holds this slot already: its request was recorded, and only the response was lost. */
  slotHeld: 'E148',
  /** The requested type of session is no longer offered. */
  sessionTypeGone: 'E149',
  /** The file of an import is damaged, or not what its name says. */
  importUnreadable: 'E150',
  /** Reading the file of an import took too much memory or time, and was stopped. */
  importTooHeavy: 'E151',
  /** The file of an import has no line with a patient. */
  importEmpty: 'E152',
  /** The file of an import has too many lines. */
  importTooLong: 'E153',
  /** The import is no longer, or not yet, in the state the act needs. */
  importStateChanged: 'E154',
  /** The patient has another programme on some of these days: one runs at a time. */
  programmesOverlap: 'E160',
  /** The programme was ended: it no longer changes. */
  programmeEnded: 'E161',
  /** A programme without a session has nothing to report. */
  nothingToReport: 'E162',
  /** The person has signed this attendance sheet already, or was marked absent already. */
  attendanceRecorded: 'E170',
  /** The session has an attendance sheet: it is no longer deleted. */
  sessionSigned: 'E171',
  /** The day of the attendance sheet has not come yet: nobody signs in advance (ruling 69). */
  attendanceTooEarly: 'E172',
  /** Under 15, consent is given by whoever holds parental authority (ruling 64). */
  guardianConsentNeeded: 'E180',
  /** The patient has sessions or requests to come: they are cancelled first. */
  sessionsAhead: 'E181',
  /** A practice keeps at least one type of session. */
  lastSessionType: 'E190',
  /** The invitation was accepted already. */
  invitationUsed: 'E200',
  /** The practice took the invitation back. */
  invitationWithdrawn: 'E201',
  invitationExpired: 'E202',
  /** A practice keeps an administrator. */
  lastAdmin: 'E203',
  /** The member has sessions to come: they are given to somebody else first. */
  memberHasSessions: 'E204',
  /** The practice's contract has no place left for this role (ruling 3). */
  teamFull: 'E205',
  /** A person's file and a firm's are not merged (ruling 70). */
  mergeKindsDiffer: 'E182',
  /** Both files have a programme on the same days: they are not merged. */
  mergeProgrammesOverlap: 'E183',
  /** Both files are on one attendance sheet: these are two people. */
  mergeBothSigned: 'E184',
  /** The team is larger than the chosen offer allows. */
  offerTooSmall: 'E206',
  /** The number is not the one that follows the last invoice. */
  billNumberGap: 'E210',
  /** The last invoice has a later day: no other is issued before it. */
  billDateGoesBack: 'E211',
  /** The journal does not take it: more than remains, more than was received, or a row that was taken back. */
  paymentRefused: 'E212',
  /** An invoice that is paid stays so; a mistake is taken back in the journal. */
  paymentIrreversible: 'E213',
  /** No line of the invoice is left to credit. */
  nothingToCredit: 'E214',
  /** A quote was sent again: the link of the former letter is void. */
  estimationLinkReplaced: 'E220',
  /** The quote was accepted already. */
  estimationAccepted: 'E221',
  /** The quote was refused already. */
  estimationRefused: 'E222',
  /** The quote is no longer valid: it is not accepted online any more. */
  estimationExpired: 'E223',
  /** The client has withdrawn from the quote. */
  estimationWithdrawn: 'E224',
  /** There is nothing to withdraw from, or the legal delay is over. */
  withdrawalOver: 'E225',
  /** A payer has parts that were not billed: they are billed, or given back, first. */
  payerHasParts: 'E226',
  /** Nothing is left of a payer's limit of the year. */
  ceilingReached: 'E227',
  /** What somebody pays of the chosen sessions is no longer what the form showed. */
  partsChanged: 'E228',
  /** The payment provider refused the card. */
  cardDeclined: 'E207',
  /** The code of the second factor is wrong, too old, or was used already. */
  codeRefused: 'E230',
  /** The first step of the sign-in was too long ago, or something changed since. */
  challengeOver: 'E231',
  /** No second factor is on, or none is being set up. */
  secondFactorOff: 'E232',
  /** The practice demands a second factor of its members. */
  secondFactorDemanded: 'E233',
  /** The file of a report would have more rows than one holds. */
  reportTooLong: 'E234',
  /** An invoice of these days was not issued here: the day of its issue and its VAT are not known. */
  billUndated: 'E235',
  invalid: 'E400',
  unauthenticated: 'E401',
  forbidden: 'E403',
  notFound: 'E404',
  changedMeanwhile: 'E412',
  tooLarge: 'E413',
  /** A file of a media type that is not accepted (ruling 27). */
  mediaRefused: 'E415',
  tooManyTries: 'E429',
  unexpected: 'E500',
  unavailable: 'E503',
  /** No room to store anything: what is there can still be read. */
  storageFull: 'E507',
} as const

export type ErrorCode = (typeof errorCode)[keyof typeof errorCode]
