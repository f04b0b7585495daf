import { TherapistFilter } from 'shared/ui/data'

/** Control of the filter by therapist, for the lists of invoices and quotes and for reports. */
export const filterControls = { therapistId: TherapistFilter }
