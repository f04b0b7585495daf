import type { Moment } from './columns.ts'

interface EstimationCounter {
  tenant_id: string
  year: number
  last: number
}

interface Estimation {
  tenant_id: string
  id: string
  estimation_number: string
  patient_id: string | null
  client_name: string
  therapist_id: string
  nb_hours_to_do: number
  unitary_price: number
  taxes: number
  valid_until: string
  content: Buffer
  created_at: Moment
}

/** The quotes that were issued, and their numbers. */
export interface EstimationTables {
  estimation_counter: EstimationCounter
  estimation: Estimation
}
