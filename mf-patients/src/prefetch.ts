import { prefetch } from 'shared/client'
import { patientsFor } from 'shared/lists'
import type { PageAddress } from 'shared/router'
import { askedBy, searchOf } from './patients/useSearch.ts'

/** The patients that match the filters in the address. */
export const prefetchPatients = ({ search }: PageAddress) => void prefetch(patientsFor(askedBy(searchOf(search))))
