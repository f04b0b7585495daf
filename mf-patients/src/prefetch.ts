import { prefetch } from 'shared/client'
import { readListParams } from 'shared/domain/list/listParams'
import { withoutEmpty } from 'shared/domain/list/withoutEmpty'
import { patientsFor } from 'shared/lists'
import type { PageAddress } from 'shared/router'
import { patientList } from './patients/patientList.ts'

/** The patients that match the filters in the address. */
export const prefetchPatients = ({ search }: PageAddress) =>
  void prefetch(patientsFor(withoutEmpty(readListParams(patientList, search).filters)))
