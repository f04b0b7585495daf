/** What every mail about a session tells: wall-clock day and times of the practice. */
export interface SessionMail {
  tenantId: string
  sessionId: string
  date: string
  startTime: string
  endTime: string
  sessionTypeName: string
  therapistName: string
  patientName: string
}

/** The data of each mail; the templates of the same names turn them into French text and HTML. */
export interface Mails {
  /** To the therapist: somebody asks for a session. */
  requestReceived: SessionMail & { hasAnswers: boolean }
  /** To the patient: the request is recorded and waits. `cancelToken` opens the page that shows and cancels it. */
  requestRecorded: SessionMail & { cancelToken: string }
  /** To the patient: validated, with an ICS file. */
  sessionValidated: SessionMail & { cancelToken: string; place: string; timeZone: string; sequence: number }
  /** To the patient, or to the therapist when the patient cancelled. */
  sessionCancelled: SessionMail & {
    by: 'practice' | 'patient'
    to: 'patient' | 'therapist'
    timeZone: string
    sequence: number
    wasValidated: boolean
  }
  /** To both: nobody answered in time. */
  requestExpired: SessionMail & { to: 'patient' | 'therapist' }
  passwordReset: { token: string; kind: 'MEMBER' | 'PATIENT' }
  passwordChanged: Record<string, never>
  addressConfirmation: { firstname: string; token: string }
  /** To the provider. */
  demoRequest: { firstname: string; lastname: string; email: string }
}

export type MailName = keyof Mails

/** One mail to send once the transaction has committed. Two with the same `dedupeKey` are one. */
export interface Mail<N extends MailName = MailName> {
  name: N
  to: { name: string; address: string }
  data: Mails[N]
  dedupeKey: string
}
