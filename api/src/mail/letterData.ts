/** What every letter about a session says: date and times as the clocks of the practice show them. */
export interface SessionSummary {
  tenantId: string
  sessionId: string
  date: string
  startTime: string
  endTime: string
  sessionTypeName: string
  therapistName: string
  patientName: string
}

interface EstimationDecided {
  number: string
  decision: 'ACCEPTED' | 'REFUSED' | 'WITHDRAWN'
  /** A day of the practice. */
  day: string
}

/** What each letter is rendered from, by its name; the functions of the same names in `contents` render it. */
export interface LetterData {
  /** To the therapist: somebody asks for a session. */
  requestReceived: SessionSummary & { hasAnswers: boolean }
  /** To the patient: the request is recorded and waits. `cancelToken` opens the page that shows and cancels it. */
  requestRecorded: SessionSummary & { cancelToken: string }
  /** To the patient: validated, with an ICS file. */
  sessionValidated: SessionSummary & { cancelToken: string; place: string; timeZone: string; sequence: number }
  /** To the patient, or to the therapist when the patient cancelled. */
  sessionCancelled: SessionSummary & {
    by: 'practice' | 'patient'
    to: 'patient' | 'therapist'
    timeZone: string
    sequence: number
    wasValidated: boolean
  }
  /** To both: the request was not validated in time. */
  requestExpired: SessionSummary & { to: 'patient' | 'therapist' }
  /** To whom a report was sent: `token` opens it; `validUntil` is a day of the practice. */
  documentShared: { practiceName: string; token: string; validUntil: string }
  /**
   * To the client of a quote: `text` was typed by the practice, `token` opens the page where it is accepted or refused.
   * Sent as it is by versions from before `estimationWithFile`, whose letters may still wait.
   */
  estimationSent: { practiceName: string; number: string; validUntil: string; text: string; token: string }
  /** The same with the PDF: the row of the link holds what was typed, sealed, and never the secret. */
  estimationWithFile: { tenantId: string; id: string; token: string }
  /** To the practitioner: the client of a quote decided online. */
  estimationDecided: EstimationDecided & { clientName: string }
  /** To the client, as a record of what they decided; `total` in euros, VAT included. */
  estimationConfirmed: EstimationDecided & {
    practiceName: string
    contact: string
    total: number
    withdrawableUntil: string | null
    earlyStart: boolean | null
    token: string
  }
  /** To somebody invited to a practice: `token` stands in the link's fragment; `validUntil` is a day of the practice. */
  teamInvitation: { practiceName: string; inviter: string; token: string; validUntil: string }
  passwordReset: { token: string; kind: 'MEMBER' | 'PATIENT' }
  passwordChanged: Record<string, never>
  /** To a member, of a change of how they sign in; `codesLeft` where a recovery code was used. */
  secondFactorChanged: {
    change: 'on' | 'off' | 'recoveryCodeUsed' | 'recoveryCodesRenewed' | 'reset'
    codesLeft?: number
  }
  addressConfirmation: { firstname: string; token: string }
  /** To whoever opened a practice; `trialEndsOn` is a day of it. */
  welcome: { trialEndsOn: string }
  /** To the owner of a practice whose trial ends: what it says is read when it leaves. */
  trialEnding: { tenantId: string }
  /** To whoever asked for a demonstration. */
  demoThanks: Record<string, never>
  /** To the provider. */
  demoRequest: { firstname: string; lastname: string; email: string }
  /** To whom an invoice, a credit note or a reminder is sent, with its PDF: the sealed row holds what it says. */
  billSent: { tenantId: string; id: string }
}

/** Letters whose content is read from the practice when they are delivered. */
export type DocumentLetterName = 'billSent' | 'estimationWithFile' | 'trialEnding'

export type LetterName = keyof LetterData
