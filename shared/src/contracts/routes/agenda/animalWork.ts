import * as Type from 'typebox'
import { AnimalWellbeing, MonthOfWork, WorkRegister } from '../../agenda/animal.ts'
import { errorCode } from '../../errorCodes.ts'
import type { Route } from '../route.ts'
import { ById } from '../../wire.ts'

export const animalWorkRoutes = {
  'GET /animals/:id/wellbeing': {
    summary: 'The wellbeing of an animal by session, and whether a rest is proposed',
    auth: 'bearer',
    privilege: ['ANIMALS', 'AGENDA'],
    params: ById,
    ok: AnimalWellbeing,
    status: 200,
    errors: [errorCode.notFound],
  },
  'GET /animals/:id/register': {
    summary: 'The workload register of a month',
    auth: 'bearer',
    privilege: 'ANIMALS',
    params: ById,
    query: MonthOfWork,
    ok: WorkRegister,
    status: 200,
    errors: [errorCode.notFound],
  },
  'GET /animals/:id/register/file': {
    summary: 'The workload register of a month as a file',
    auth: 'bearer',
    privilege: 'ANIMALS',
    params: ById,
    query: Type.Object({ ...MonthOfWork.properties, format: Type.Union([Type.Literal('pdf'), Type.Literal('csv')]) }),
    file: ['application/pdf', 'text/csv'],
    status: 200,
    errors: [errorCode.notFound],
  },
} as const satisfies Record<string, Route>
