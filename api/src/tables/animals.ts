import type { Generated } from 'kysely'
import type { AnimalFields, AnimalLimits } from 'shared/contracts/agenda/animal'
import type { ColumnsOf } from '../schemaColumns.ts'
import type { WithDefault, Timestamp } from './columns.ts'

interface Species {
  id: string
  name: string
  position: WithDefault<number>
}

interface Race {
  id: string
  species_id: string
  name: string
}

interface Animal extends ColumnsOf<typeof AnimalFields>, ColumnsOf<typeof AnimalLimits> {
  tenant_id: string
  id: string
  club_id: string | null
  owner_id: string | null
  race_id: string
  max_rider_weight_kg: number | null
  min_rider_age: number | null
  removed_at: Timestamp | null
}

interface Vaccine {
  tenant_id: string
  id: string
  animal_id: string
  /** The name in clear, written only by a former version, until a job encrypts it. */
  name: WithDefault<string>
  name_sealed: Buffer | null
  date: string | null
  valid_until: string | null
}

interface MedicalAppointment extends Vaccine {
  comments: WithDefault<string>
  comments_sealed: Buffer | null
}

interface WorkCorrection {
  tenant_id: string
  id: string
  animal_id: string
  session_id: string
  day: string
  start_time: string
  end_time: string
  session_type_name: string
  club_name: string
  handler_name: string
  wellbeing: number | null
  wellbeing_sealed: Buffer | null
  act: 'changed' | 'removed'
  corrected_at: Generated<Date>
  corrected_by: string | null
  author_name: string
}

/** Tables of animals, their limits and their work. */
export interface AnimalTables {
  species: Species
  race: Race
  animal: Animal
  vaccine: Vaccine
  medical_appointment: MedicalAppointment
  work_correction: WorkCorrection
}
