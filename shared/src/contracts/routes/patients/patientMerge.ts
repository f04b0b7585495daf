import * as Type from 'typebox'
import { errorCode } from '../../errorCodes.ts'
import { Patient } from '../../patients/patient.ts'
import { MergeInput, MergePreview } from '../../patients/patientMerge.ts'
import { ById, Id } from '../../wire.ts'
import type { Route } from '../route.ts'

export const patientMergeRoutes = {
  'GET /patients/:id/merge': {
    summary: 'Preview a merge: what would move from another file, and the obstacles',
    auth: 'bearer',
    privilege: 'PATIENTS',
    params: ById,
    query: Type.Object({ otherId: Id }),
    ok: MergePreview,
    status: 200,
    errors: [errorCode.notFound],
  },
  'POST /patients/:id/merge': {
    summary: 'Merge another file into this one; If-Match has the versions of both files, as read',
    auth: 'bearer',
    privilege: 'PATIENTS',
    params: ById,
    body: MergeInput,
    ok: Patient,
    status: 200,
    errors: [
      errorCode.notFound,
      errorCode.emailTaken,
      errorCode.changedMeanwhile,
      errorCode.mergeKindsDiffer,
      errorCode.mergeProgrammesOverlap,
      errorCode.mergeBothSigned,
    ],
  },
} as const satisfies Record<string, Route>
