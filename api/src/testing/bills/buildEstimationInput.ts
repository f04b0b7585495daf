import type { EstimationInput } from 'shared/contracts/finance/estimations'

type RequiredEstimationFields = Pick<EstimationInput, 'patientId' | 'therapistId'>

/** Returns the input of a quote for ten hours at 60 €, with a VAT rate of 20 %, valid for three months. */
export const buildEstimationInput = (change: RequiredEstimationFields & Partial<EstimationInput>): EstimationInput => ({
  newPatient: null,
  nbHoursToDo: 10,
  unitaryPrice: 60,
  periodOfValidity: 3,
  taxes: 20,
  comments: '',
  therapistComments: '',
  nbParticipants: 1,
  selectedCorporatePatients: [],
  ...change,
})
