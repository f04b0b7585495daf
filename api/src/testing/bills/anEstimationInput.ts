import type { EstimationInput } from 'shared/contracts/finance/estimations'

type RequiredEstimationFields = Pick<EstimationInput, 'patientId' | 'therapistId'>

/** A quote of ten hours of 60 € and 20 % of VAT, valid for three months. */
export const anEstimationInput = (change: RequiredEstimationFields & Partial<EstimationInput>): EstimationInput => ({
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
