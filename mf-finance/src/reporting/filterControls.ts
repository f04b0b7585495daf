import { TherapistFilter } from 'shared/ui/data'

/** Controls of the custom filters of reports and invoices. */
export const filterControls = { therapistId: TherapistFilter }
