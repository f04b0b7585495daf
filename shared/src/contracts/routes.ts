import type { Static, TSchema } from 'typebox'
import { absenceRoutes } from './routes/absences.ts'
import { accountDeletionRoutes } from './routes/accountDeletion.ts'
import { accountRoutes } from './routes/account.ts'
import { agendaRoutes } from './routes/agenda.ts'
import { animalHealthRoutes } from './routes/animalHealth.ts'
import { animalWorkRoutes } from './routes/animalWork.ts'
import { animalRoutes } from './routes/animals.ts'
import { audioRoutes } from './routes/audios.ts'
import { billingRoutes } from './routes/billings.ts'
import { billClosureRoutes } from './routes/billClosures.ts'
import { billLetterRoutes } from './routes/billLetters.ts'
import { bookingRoutes } from './routes/booking.ts'
import { bookRoutes } from './routes/books.ts'
import { changeRoutes } from './routes/changes.ts'
import { clubRoutes } from './routes/clubs.ts'
import { consentRoutes } from './routes/consents.ts'
import { payerRoutes } from './routes/payers.ts'
import { patientMergeRoutes } from './routes/patientMerge.ts'
import { estimationRoutes } from './routes/estimations.ts'
import { patientRightsRoutes } from './routes/patientRights.ts'
import { deviceRoutes } from './routes/devices.ts'
import { salesRoutes } from './routes/sales.ts'
import { secondFactorRoutes } from './routes/secondFactor.ts'
import { dashboardRoutes } from './routes/dashboard.ts'
import { forecastRoutes } from './routes/forecast.ts'
import { fitRoutes } from './routes/fit.ts'
import { monthEndRoutes } from './routes/monthEnd.ts'
import { logoRoutes } from './routes/logo.ts'
import { patientFileRoutes } from './routes/patientFiles.ts'
import { patientImportRoutes } from './routes/patientImports.ts'
import { operatorRoutes } from './routes/operator.ts'
import { paymentRoutes } from './routes/payment.ts'
import { patientRoutes } from './routes/patients.ts'
import { attendanceRoutes } from './routes/attendance.ts'
import { programmeRoutes } from './routes/programmes.ts'
import { sepaRoutes } from './routes/sepa.ts'
import { serviceRoutes } from './routes/service.ts'
import { sessionRoutes } from './routes/sessions.ts'
import { sessionTypeRoutes } from './routes/sessionTypes.ts'
import { teamRoutes } from './routes/team.ts'
import { therapistRoutes } from './routes/therapists.ts'
import { trialLetterRoutes } from './routes/trialLetters.ts'
import { userRoutes } from './routes/user.ts'
import { retentionRoutes } from './routes/retention.ts'
import type { Route } from './routes/route.ts'

export type { Auth, Route } from './routes/route.ts'

/** The contract: every call of the API, from which come its routes, the screens' typed client and the OpenAPI document. */
export const routes = {
  ...serviceRoutes,
  ...operatorRoutes,
  ...changeRoutes,
  ...therapistRoutes,
  ...bookingRoutes,
  ...accountRoutes,
  ...userRoutes,
  ...sessionTypeRoutes,
  ...teamRoutes,
  ...logoRoutes,
  ...sepaRoutes,
  ...paymentRoutes,
  ...trialLetterRoutes,
  ...accountDeletionRoutes,
  ...deviceRoutes,
  ...secondFactorRoutes,
  ...animalRoutes,
  ...animalHealthRoutes,
  ...animalWorkRoutes,
  ...clubRoutes,
  ...patientRoutes,
  ...patientFileRoutes,
  ...attendanceRoutes,
  ...programmeRoutes,
  ...consentRoutes,
  ...patientRightsRoutes,
  ...patientMergeRoutes,
  ...retentionRoutes,
  ...fitRoutes,
  ...payerRoutes,
  ...patientImportRoutes,
  ...sessionRoutes,
  ...audioRoutes,
  ...agendaRoutes,
  ...absenceRoutes,
  ...estimationRoutes,
  ...billingRoutes,
  ...billLetterRoutes,
  ...billClosureRoutes,
  ...forecastRoutes,
  ...dashboardRoutes,
  ...salesRoutes,
  ...bookRoutes,
  ...monthEndRoutes,
} as const satisfies Record<string, Route>

export type Routes = typeof routes
export type RouteKey = keyof Routes

type Part<K extends RouteKey, P extends 'params' | 'query' | 'body' | 'ok'> = Routes[K] extends {
  [Key in P]: infer S extends TSchema
}
  ? Static<S>
  : undefined

export type Params<K extends RouteKey> = Part<K, 'params'>
export type Query<K extends RouteKey> = Part<K, 'query'>
export type Body<K extends RouteKey> = Part<K, 'body'>
/** A file as the API hands it out; `filename` is what a browser saves it as. */
export interface FileResponse {
  contentType: string
  filename: string
  /** Piece by piece, where the whole would be too much at once. */
  content: Uint8Array | string | AsyncIterable<Uint8Array>
  /** What the file alone does not say; a repeated call gets them too. */
  headers?: Readonly<Record<string, string>>
}

/** The calls that return a file. */
export type FileRouteKey = { [K in RouteKey]: Routes[K] extends { file: readonly string[] } ? K : never }[RouteKey]

/** The body of the call's response, `undefined` where there is none. */
export type Ok<K extends RouteKey> = K extends FileRouteKey ? FileResponse : Part<K, 'ok'>
