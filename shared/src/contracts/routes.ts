import type { Static, TSchema } from 'typebox'
import { absenceRoutes } from './routes/agenda/absences.ts'
import { accountDeletionRoutes } from './routes/accounts/accountDeletion.ts'
import { accountRoutes } from './routes/accounts/account.ts'
import { agendaRoutes } from './routes/agenda/agenda.ts'
import { animalHealthRoutes } from './routes/agenda/animalHealth.ts'
import { animalWorkRoutes } from './routes/agenda/animalWork.ts'
import { animalRoutes } from './routes/agenda/animals.ts'
import { audioRoutes } from './routes/agenda/audios.ts'
import { billRoutes } from './routes/finance/bills.ts'
import { billClosureRoutes } from './routes/finance/billClosures.ts'
import { billSeriesRoutes } from './routes/finance/billSeries.ts'
import { billEmailRoutes } from './routes/finance/billEmails.ts'
import { bookingRoutes } from './routes/directory/booking.ts'
import { bookRoutes } from './routes/finance/books.ts'
import { emailLogRoutes } from './routes/accounts/emailLog.ts'
import { changeRoutes } from './routes/changes.ts'
import { clubRoutes } from './routes/agenda/clubs.ts'
import { consentRoutes } from './routes/patients/consents.ts'
import { payerRoutes } from './routes/finance/payers.ts'
import { patientMergeRoutes } from './routes/patients/patientMerge.ts'
import { estimationRoutes } from './routes/finance/estimations.ts'
import { patientRightsRoutes } from './routes/patients/patientRights.ts'
import { emailChangeRoutes } from './routes/accounts/emailChange.ts'
import { firstStepRoutes } from './routes/accounts/firstSteps.ts'
import { deviceRoutes } from './routes/accounts/devices.ts'
import { salesRoutes } from './routes/finance/sales.ts'
import { proofRoutes } from './routes/accounts/proof.ts'
import { secondFactorRoutes } from './routes/accounts/secondFactor.ts'
import { dashboardRoutes } from './routes/finance/dashboard.ts'
import { forecastRoutes } from './routes/finance/forecast.ts'
import { fitRoutes } from './routes/agenda/fit.ts'
import { monthEndRoutes } from './routes/finance/monthEnd.ts'
import { logoRoutes } from './routes/accounts/logo.ts'
import { patientFileRoutes } from './routes/patients/patientFiles.ts'
import { patientImportRoutes } from './routes/patients/patientImports.ts'
import { operatorRoutes } from './routes/operator.ts'
import { paymentRoutes } from './routes/accounts/payment.ts'
import { patientRoutes } from './routes/patients/patients.ts'
import { attendanceRoutes } from './routes/agenda/attendance.ts'
import { programmeRoutes } from './routes/patients/programmes.ts'
import { sepaRoutes } from './routes/finance/sepa.ts'
import { serviceRoutes } from './routes/service.ts'
import { sessionRoutes } from './routes/agenda/sessions.ts'
import { searchRoutes } from './routes/search.ts'
import { sessionTypeRoutes } from './routes/directory/sessionTypes.ts'
import { teamRoutes } from './routes/accounts/team.ts'
import { therapistRoutes } from './routes/directory/therapists.ts'
import { trialEmailRoutes } from './routes/accounts/trialEmails.ts'
import { userRoutes } from './routes/accounts/user.ts'
import { retentionRoutes } from './routes/patients/retention.ts'
import type { Route } from './routes/route.ts'

/**
 * The contract: every call of the API. The API's routes, the screens' typed client and the OpenAPI document derive from
 * it.
 */
export const routes = {
  ...serviceRoutes,
  ...operatorRoutes,
  ...changeRoutes,
  ...searchRoutes,
  ...therapistRoutes,
  ...bookingRoutes,
  ...accountRoutes,
  ...emailLogRoutes,
  ...userRoutes,
  ...firstStepRoutes,
  ...sessionTypeRoutes,
  ...teamRoutes,
  ...logoRoutes,
  ...sepaRoutes,
  ...paymentRoutes,
  ...trialEmailRoutes,
  ...accountDeletionRoutes,
  ...deviceRoutes,
  ...emailChangeRoutes,
  ...proofRoutes,
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
  ...billRoutes,
  ...billEmailRoutes,
  ...billClosureRoutes,
  ...billSeriesRoutes,
  ...forecastRoutes,
  ...dashboardRoutes,
  ...salesRoutes,
  ...bookRoutes,
  ...monthEndRoutes,
} as const satisfies Record<string, Route>

export type Routes = typeof routes
export type RouteKey = keyof Routes

type RouteValue<K extends RouteKey, P extends 'params' | 'query' | 'body' | 'ok'> = Routes[K] extends {
  [Key in P]: infer S extends TSchema
}
  ? Static<S>
  : undefined

export type Params<K extends RouteKey> = RouteValue<K, 'params'>
export type Query<K extends RouteKey> = RouteValue<K, 'query'>
export type Body<K extends RouteKey> = RouteValue<K, 'body'>
/** A file in an API response; `filename` is the name a browser saves it under. */
export interface FileResponse {
  contentType: string
  filename: string
  /** Chunks if the whole file is too large for memory. */
  content: Uint8Array | string | AsyncIterable<Uint8Array>
  /** Additional response headers; they are repeated for an idempotent retry. */
  headers?: Readonly<Record<string, string>>
}

/** The calls that return a file. */
export type FileRouteKey = { [K in RouteKey]: Routes[K] extends { file: readonly string[] } ? K : never }[RouteKey]

/** The body of the call's successful response; `undefined` if it is empty. */
export type Ok<K extends RouteKey> = K extends FileRouteKey ? FileResponse : RouteValue<K, 'ok'>
