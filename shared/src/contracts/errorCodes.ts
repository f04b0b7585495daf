/** The error codes of the product's specification; codes from E141 on are additions of this implementation. */
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
  /** The requested slot was booked meanwhile (ruling 18). */
  slotTaken: 'E141',
  /** The patient cancels within the practice's delay (ruling 22). */
  cancellationTooLate: 'E142',
  /**
   * A practitioner's session conflicts with another session or an absence; `force` saves it despite the conflict
   * (ruling 18).
   */
  sessionConflict: 'E143',
  /** The link of an e-mail is unknown, used or expired. */
  linkRefused: 'E144',
  /** The session's state no longer allows the action (already validated, cancelled or expired). */
  sessionStateChanged: 'E145',
  /** The session is on an invoice: it can be neither changed nor deleted. */
  sessionBilled: 'E146',
  /** The requested time is not a slot: closed, in an absence, or with another start or length (ruling 19). */
  slotNotOffered: 'E147',
  /** The requesting account already has this slot: its request was recorded, and only the response was lost. */
  slotHeld: 'E148',
  /** The person already has a session or a request at this time, with this or another practice (ruling 160). */
  personBusy: 'E280',
  /** The requested type of session is no longer offered. */
  sessionTypeGone: 'E149',
  /** The import file is damaged, or its type differs from its file name extension. */
  importUnreadable: 'E150',
  /** Reading the import file took too much memory or time, and was stopped. */
  importTooHeavy: 'E151',
  /** The import file has no line with a patient. */
  importEmpty: 'E152',
  /** The import file has too many lines. */
  importTooLong: 'E153',
  /** The import's state does not, or no longer, allow the action. */
  importStateChanged: 'E154',
  /** The import file has too many columns. */
  importTooWide: 'E155',
  /** A cell of the import file has too many characters. */
  importCellTooLong: 'E156',
  /** The import file has too many sheets. */
  importTooManySheets: 'E157',
  /** The file is protected by a password. */
  importProtected: 'E275',
  /** The patient has another programme on some of these days: programmes must not overlap. */
  programmesOverlap: 'E160',
  /** The programme is closed and can no longer change. */
  programmeEnded: 'E161',
  /** A programme without a session has nothing to report. */
  nothingToReport: 'E162',
  /** The participant has already signed this attendance sheet, or is marked absent again; an absent person may sign. */
  attendanceRecorded: 'E170',
  /** The session's attendance sheet has a valid line: it can no longer be deleted. */
  sessionSigned: 'E171',
  /** The day of the attendance sheet is in the future: signing in advance is refused (ruling 69). */
  attendanceTooEarly: 'E172',
  /** Under 15, the holder of parental authority must consent (ruling 64). */
  guardianConsentNeeded: 'E180',
  /** The patient has upcoming sessions or requests, which must be cancelled first. */
  sessionsAhead: 'E181',
  /** The last type of session of a practice cannot be deleted. */
  lastSessionType: 'E190',
  /** The invitation was already accepted. */
  invitationUsed: 'E200',
  /** The practice withdrew the invitation. */
  invitationWithdrawn: 'E201',
  invitationExpired: 'E202',
  /** The last administrator of a practice must remain. */
  lastAdmin: 'E203',
  /** The member has upcoming sessions, which must be assigned to somebody else first. */
  memberHasSessions: 'E204',
  /** The practice's subscription has no free seat for this role (ruling 3). */
  teamFull: 'E205',
  /** A person's file and a firm's file cannot be merged (ruling 70). */
  mergeKindsDiffer: 'E182',
  /** Both files have a programme on the same days and cannot be merged. */
  mergeProgrammesOverlap: 'E183',
  /** Both files are on one attendance sheet, so they are two people. */
  mergeBothSigned: 'E184',
  /** The team is larger than the chosen offer allows. */
  offerTooSmall: 'E206',
  /** The number does not follow the number of the last invoice. */
  billNumberGap: 'E210',
  /** The last invoice has a later day: invoices are issued in order of their days. */
  billDateGoesBack: 'E211',
  /**
   * The payment journal refuses a refund above the amount received, a correction that makes a total negative, and a
   * second correction of an entry.
   */
  paymentRefused: 'E212',
  /** A paid invoice cannot be marked unpaid; mistakes are corrected in the journal. */
  paymentIrreversible: 'E213',
  /** No line of the invoice is left to credit. */
  nothingToCredit: 'E214',
  /** A chosen line of the invoice is already on a credit note (ruling 95). */
  lineCredited: 'E258',
  /** The client's credit is smaller than the amount to spend or to refund (ruling 94). */
  creditTooSmall: 'E259',
  /** A series cannot begin with this number: it has no counter, or its format leads to used numbers (ruling 141). */
  firstNumberRefused: 'E260',
  /** The next number has changed since the form for a new series displayed it (ruling 141). */
  nextNumberChanged: 'E261',
  /** More than 1,000 € in cash for one invoice needs a reason that applies (ruling 147). */
  cashReasonMissing: 'E267',
  /** An invoice to be paid by transfer needs the IBAN of its issuer (ruling 147). */
  ibanMissing: 'E268',
  /** The document has VAT and is above 150 € without VAT, and the practice has no VAT number (ruling 145). */
  vatNumberMissing: 'E264',
  /** The practice may not charge VAT: it is exempt by art. 293 B, or VAT does not apply where it is (ruling 145). */
  vatNotCharged: 'E265',
  /** The reason for the absence of VAT differs from the practice's, or the document has two (ruling 145). */
  vatReasonRefused: 'E266',
  /** The document has VAT, but the client is a firm abroad that owes none in France (ruling 162). */
  vatNotOwedAbroad: 'E262',
  /** The reason for the absence of VAT contradicts the client's country (ruling 162). */
  clientReasonRefused: 'E263',
  /** No typeface has some characters of the document to issue (ruling 168). */
  textUnprintable: 'E281',
  /** The quote was sent again: the link of the former e-mail is void. */
  estimationLinkReplaced: 'E220',
  /** The quote was already accepted. */
  estimationAccepted: 'E221',
  /** The quote was already refused. */
  estimationRefused: 'E222',
  /** The quote has expired and can no longer be accepted online. */
  estimationExpired: 'E223',
  /** The client has withdrawn from the quote. */
  estimationWithdrawn: 'E224',
  /** The quote was not accepted online, is for a firm, or the legal period for withdrawing from it is over. */
  withdrawalOver: 'E225',
  /** A payer has unbilled parts, which must be billed or reassigned first. */
  payerHasParts: 'E226',
  /** The payer's yearly limit is used up. */
  ceilingReached: 'E227',
  /** The amounts owed for the chosen sessions differ from those the form showed. */
  partsChanged: 'E228',
  /** The payment provider refused the card. */
  cardDeclined: 'E207',
  /** The code of the second factor is wrong, expired or already used. */
  codeRefused: 'E230',
  /** The first step of the sign-in is too old, or the account has changed since. */
  challengeOver: 'E231',
  /** No second factor is on, or none is being set up. */
  secondFactorOff: 'E232',
  /** The practice requires its members to have a second factor. */
  secondFactorDemanded: 'E233',
  /** The report's file would exceed the maximum number of rows. */
  reportTooLong: 'E234',
  /** An invoice of these days was not issued here: its day of issue and its VAT are unknown. */
  billUndated: 'E235',
  /** The patient file was erased: nothing can be added to it. */
  patientErased: 'E236',
  /** The sign-in is too old for the call, which needs a proof. */
  proofNeeded: 'E237',
  /** The line of the attendance sheet is already struck. */
  attendanceStruck: 'E240',
  /** The person is not expected at the session, and so cannot be put on its attendance sheet (ruling 62). */
  attendeeNotExpected: 'E241',
  /** The patient has upcoming sessions on an invoice: the file cannot be deleted. */
  billedSessionsAhead: 'E243',
  /** The patient was deleted too long ago to be restored. */
  patientRestorationOver: 'E244',
  /**
   * A firm with employees becomes a person, and the change does not state their current number (`detachedEmployees`).
   */
  firmHasEmployees: 'E253',
  /** Until the owner's address is confirmed, the practice e-mails nobody else (ruling 136). */
  addressUnconfirmed: 'E245',
  /** No change of the account's address is waiting for a confirmation. */
  emailChangeOver: 'E250',
  /** The times are invalid: the end is not after the start, or a clock change skips the time (ruling 149). */
  timesRefused: 'E271',
  /** The time zone cannot change: the date printed on an issued document would become wrong (ruling 150). */
  timeZoneFixed: 'E272',
  /** The practice has reached its daily limit of e-mails that members request. */
  emailQuotaReached: 'E247',
  /** The address has reached the daily limit of resets, confirmations and invitations sent to it. */
  recipientQuotaReached: 'E248',
  /** The network has reached the daily limit of e-mails requested without signing in. */
  tooManyEmailRequests: 'E249',
  /** The slot of a deleted session has been booked since: the deletion cannot be undone (ruling 176). */
  deletionSlotTaken: 'E285',
  /** A list requested without paging has more rows than one response may contain. */
  listTooLong: 'E278',
  /** The code of the authenticator app was already used: the user must wait for the app's next code. */
  codeUsed: 'E279',
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
  /** The storage is full: reading still works. */
  storageFull: 'E507',
} as const

export type ErrorCode = (typeof errorCode)[keyof typeof errorCode]
