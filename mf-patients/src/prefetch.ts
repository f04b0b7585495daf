import { prefetch } from 'shared/client'
import { readListParams } from 'shared/domain/list/listParams'
import { patientsFor } from 'shared/lists'
import type { PageParams } from 'shared/router'
import { patientList } from './patients/patientList.ts'
import { patientSearch } from './patients/patientSearch.ts'

/** Loads the patients that match the filters in the URL. */
export const prefetchPatients = ({ search }: PageParams) =>
  void prefetch(patientsFor(patientSearch(readListParams(patientList, search).filters)))
