import type { Handlers } from '../handlers.ts'
import { absenceHandlers } from './absences/absences.routes.ts'
import { accountHandlers } from './accounts/accounts.routes.ts'
import { animalHandlers } from './animals/animals.routes.ts'
import { animalHealthHandlers } from './animals/animalHealth.routes.ts'
import { attendanceHandlers } from './attendance/attendance.routes.ts'
import { audioHandlers } from './audios/audios.routes.ts'
import { billingHandlers } from './billings/billings.routes.ts'
import { billClosureHandlers } from './billings/closures/closures.routes.ts'
import { billLetterHandlers } from './billings/letters/billLetters.routes.ts'
import { bookingHandlers } from './booking/booking.routes.ts'
import { calendarFeedHandlers } from './calendarFeeds/calendarFeeds.routes.ts'
import { cancellationDelayHandlers } from './cancellationDelay/cancellationDelay.routes.ts'
import { changeHandlers } from './changes/changes.routes.ts'
import { clubHandlers } from './clubs/clubs.routes.ts'
import { colourHandlers } from './colours/colours.routes.ts'
import { demoHandlers } from './demo/demo.routes.ts'
import { consentHandlers } from './consents/consents.routes.ts'
import { operatorHandlers } from './operator/operator.routes.ts'
import { paymentHandlers } from './payment/payment.routes.ts'
import { estimationHandlers } from './estimations/estimations.routes.ts'
import { patientRightsHandlers } from './patientRights/patientRights.routes.ts'
import { deviceHandlers } from './devices/devices.routes.ts'
import { secondFactorHandlers } from './secondFactor/secondFactor.routes.ts'
import { signInHandlers } from './signIn/signIn.routes.ts'
import { payerHandlers } from './payers/payers.routes.ts'
import { fitHandlers } from './fit/fit.routes.ts'
import { logoHandlers } from './logo/logo.routes.ts'
import { bookHandlers } from './books/books.routes.ts'
import { dashboardHandlers } from './dashboard/dashboard.routes.ts'
import { forecastHandlers } from './forecast/forecast.routes.ts'
import { monthEndHandlers } from './monthEnd/monthEnd.routes.ts'
import { salesHandlers } from './sales/sales.routes.ts'
import { healthHandlers } from './health/health.routes.ts'
import { patientAccountHandlers } from './patientAccounts/patientAccounts.routes.ts'
import { patientFileHandlers } from './patientFiles/patientFiles.routes.ts'
import { patientImportHandlers } from './patientImports/patientImports.routes.ts'
import { patientMergeHandlers } from './patientMerge/patientMerge.routes.ts'
import { patientHandlers } from './patients/patients.routes.ts'
import { programmeHandlers } from './programmes/programmes.routes.ts'
import { retentionHandlers } from './retention/retention.routes.ts'
import { scheduleHandlers } from './schedules/schedules.routes.ts'
import { accountDeletionHandlers } from './accountDeletion/accountDeletion.routes.ts'
import { sepaHandlers } from './sepa/sepa.routes.ts'
import { sessionHandlers } from './sessions/sessions.routes.ts'
import { sessionTypeHandlers } from './sessionTypes/sessionTypes.routes.ts'
import { telemetryHandlers } from './telemetry/telemetry.routes.ts'
import { teamHandlers } from './team/team.routes.ts'
import { therapistHandlers } from './therapists/therapists.routes.ts'
import { trialHandlers } from './trials/trials.routes.ts'
import { userHandlers } from './user/user.routes.ts'
import { workloadHandlers } from './workload/workload.routes.ts'

/** The whole API. A route of the contract without its handler does not compile. */
export const handlers: Handlers = {
  ...healthHandlers,
  ...telemetryHandlers,
  ...operatorHandlers,
  ...changeHandlers,
  ...accountHandlers,
  ...patientAccountHandlers,
  ...demoHandlers,
  ...therapistHandlers,
  ...bookingHandlers,
  ...trialHandlers,
  ...userHandlers,
  ...teamHandlers,
  ...logoHandlers,
  ...sepaHandlers,
  ...paymentHandlers,
  ...accountDeletionHandlers,
  ...deviceHandlers,
  ...secondFactorHandlers,
  ...signInHandlers,
  ...sessionTypeHandlers,
  ...animalHandlers,
  ...animalHealthHandlers,
  ...workloadHandlers,
  ...clubHandlers,
  ...patientHandlers,
  ...payerHandlers,
  ...patientFileHandlers,
  ...programmeHandlers,
  ...consentHandlers,
  ...patientRightsHandlers,
  ...patientMergeHandlers,
  ...retentionHandlers,
  ...fitHandlers,
  ...patientImportHandlers,
  ...sessionHandlers,
  ...attendanceHandlers,
  ...audioHandlers,
  ...scheduleHandlers,
  ...colourHandlers,
  ...absenceHandlers,
  ...cancellationDelayHandlers,
  ...calendarFeedHandlers,
  ...estimationHandlers,
  ...billingHandlers,
  ...billLetterHandlers,
  ...billClosureHandlers,
  ...forecastHandlers,
  ...dashboardHandlers,
  ...salesHandlers,
  ...bookHandlers,
  ...monthEndHandlers,
}
