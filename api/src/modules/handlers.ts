import type { Handlers } from '../handlers.ts'
import { absenceHandlers } from './agenda/absences/absences.routes.ts'
import { accountHandlers } from './practice/accounts/accounts.routes.ts'
import { animalHandlers } from './agenda/animals/animals.routes.ts'
import { animalHealthHandlers } from './agenda/animals/animalHealth.routes.ts'
import { attendanceHandlers } from './agenda/attendance/attendance.routes.ts'
import { audioHandlers } from './agenda/audios/audios.routes.ts'
import { billHandlers } from './finance/bills/bills.routes.ts'
import { billClosureHandlers } from './finance/books/closures/closures.routes.ts'
import { billSeriesHandlers } from './finance/bills/series/series.routes.ts'
import { billEmailHandlers } from './finance/bills/emails/billEmails.routes.ts'
import { bookingHandlers } from './agenda/booking/booking.routes.ts'
import { calendarFeedHandlers } from './agenda/calendarFeeds/calendarFeeds.routes.ts'
import { practiceSettingHandlers } from './practice/practiceSettings/practiceSettings.routes.ts'
import { changeHandlers } from './agenda/changes/changes.routes.ts'
import { clubHandlers } from './agenda/clubs/clubs.routes.ts'
import { colourHandlers } from './practice/colours/colours.routes.ts'
import { demoHandlers } from './practice/demo/demo.routes.ts'
import { emailLogHandlers } from './practice/emailLog/emailLog.routes.ts'
import { consentHandlers } from './patients/consents/consents.routes.ts'
import { operatorHandlers } from './practice/operator/operator.routes.ts'
import { paymentHandlers } from './practice/payment/payment.routes.ts'
import { estimationHandlers } from './finance/estimations/estimations.routes.ts'
import { patientRightsHandlers } from './files/patientRights/patientRights.routes.ts'
import { emailChangeHandlers } from './practice/emailChange/emailChange.routes.ts'
import { firstStepHandlers } from './practice/firstSteps/firstSteps.routes.ts'
import { deviceHandlers } from './practice/devices/devices.routes.ts'
import { proofHandlers } from './practice/proof/proof.routes.ts'
import { secondFactorHandlers } from './practice/secondFactor/secondFactor.routes.ts'
import { signInHandlers } from './practice/signIn/signIn.routes.ts'
import { payerHandlers } from './finance/payers/payers.routes.ts'
import { fitHandlers } from './agenda/fit/fit.routes.ts'
import { handoverHandlers } from './agenda/handover/handover.routes.ts'
import { logoHandlers } from './practice/logo/logo.routes.ts'
import { bookHandlers } from './finance/books/books.routes.ts'
import { dashboardHandlers } from './finance/dashboard/dashboard.routes.ts'
import { forecastHandlers } from './finance/forecast/forecast.routes.ts'
import { monthEndHandlers } from './finance/monthEnd/monthEnd.routes.ts'
import { salesHandlers } from './finance/sales/sales.routes.ts'
import { healthHandlers } from './practice/health/health.routes.ts'
import { patientAccountHandlers } from './agenda/patientAccounts/patientAccounts.routes.ts'
import { patientFileHandlers } from './files/patientFiles/patientFiles.routes.ts'
import { patientImportHandlers } from './files/patientImports/patientImports.routes.ts'
import { patientMergeHandlers } from './files/patientMerge/patientMerge.routes.ts'
import { patientHandlers } from './patients/patients/patients.routes.ts'
import { programmeHandlers } from './patients/programmes/programmes.routes.ts'
import { retentionHandlers } from './files/retention/retention.routes.ts'
import { searchHandlers } from './files/search/search.routes.ts'
import { scheduleHandlers } from './agenda/schedules/schedules.routes.ts'
import { accountDeletionHandlers } from './files/accountDeletion/accountDeletion.routes.ts'
import { sepaHandlers } from './practice/sepa/sepa.routes.ts'
import { sessionHandlers } from './agenda/sessions/sessions.routes.ts'
import { sessionTypeHandlers } from './agenda/sessionTypes/sessionTypes.routes.ts'
import { telemetryHandlers } from './practice/telemetry/telemetry.routes.ts'
import { teamHandlers } from './practice/team/team.routes.ts'
import { therapistHandlers } from './agenda/therapists/therapists.routes.ts'
import { trialHandlers } from './practice/trials/trials.routes.ts'
import { userHandlers } from './practice/user/user.routes.ts'
import { workloadHandlers } from './agenda/workload/workload.routes.ts'

/** The whole API. A route of the contract without its handler does not compile. */
export const handlers: Handlers = {
  ...healthHandlers,
  ...telemetryHandlers,
  ...operatorHandlers,
  ...changeHandlers,
  ...searchHandlers,
  ...accountHandlers,
  ...emailLogHandlers,
  ...patientAccountHandlers,
  ...demoHandlers,
  ...therapistHandlers,
  ...bookingHandlers,
  ...trialHandlers,
  ...userHandlers,
  ...teamHandlers,
  ...handoverHandlers,
  ...logoHandlers,
  ...sepaHandlers,
  ...paymentHandlers,
  ...accountDeletionHandlers,
  ...deviceHandlers,
  ...emailChangeHandlers,
  ...proofHandlers,
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
  ...firstStepHandlers,
  ...absenceHandlers,
  ...practiceSettingHandlers,
  ...calendarFeedHandlers,
  ...estimationHandlers,
  ...billHandlers,
  ...billEmailHandlers,
  ...billClosureHandlers,
  ...billSeriesHandlers,
  ...forecastHandlers,
  ...dashboardHandlers,
  ...salesHandlers,
  ...bookHandlers,
  ...monthEndHandlers,
}
