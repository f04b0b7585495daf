import type { AbsenceTables } from './absences.ts'
import type { AccountTables } from './accounts.ts'
import type { AnimalTables } from './animals.ts'
import type { AttendanceTables } from './attendance.ts'
import type { EstimationTables } from './estimations.ts'
import type { BillTables } from './bills.ts'
import type { ForecastTables } from './forecast.ts'
import type { ImportTables } from './imports.ts'
import type { OfferingTables } from './offering.ts'
import type { PeopleTables } from './people.ts'
import type { PracticeTables } from './practice.ts'
import type { ProgrammeTables } from './programmes.ts'
import type { SessionTables } from './sessions.ts'
import type { SubscriptionTables } from './subscription.ts'
import type { SystemTables } from './system.ts'

/**
 * The database schema after all migrations of api/migrations. Amounts of money are in euros, rates of VAT in percent.
 */
export interface Tables
  extends
    AccountTables,
    PracticeTables,
    AbsenceTables,
    OfferingTables,
    SubscriptionTables,
    PeopleTables,
    AnimalTables,
    SessionTables,
    ProgrammeTables,
    EstimationTables,
    BillTables,
    ForecastTables,
    AttendanceTables,
    SystemTables,
    ImportTables {}
