import { Type } from 'typebox'
import { Animal, AnimalActivity, AnimalInput, AnimalSession, Species } from '../../agenda/animal.ts'
import { errorCode } from '../../errorCodes.ts'
import type { Route } from '../route.ts'
import { ById, Day } from '../../wire.ts'

export const animalRoutes = {
  'GET /animals': {
    summary: 'The animals with their hours per week',
    auth: 'bearer',
    privilege: ['ANIMALS', 'AGENDA'],
    ok: Type.Array(Animal),
    status: 200,
    errors: [],
  },
  'POST /animals': {
    summary: 'Add an animal',
    auth: 'bearer',
    privilege: 'ANIMALS',
    body: AnimalInput,
    ok: Animal,
    status: 201,
    errors: [errorCode.animalNameTaken, errorCode.notFound],
  },
  'GET /types/animals': {
    summary: 'The species and their races',
    auth: 'bearer',
    privilege: ['ANIMALS', 'AGENDA'],
    ok: Type.Array(Species),
    status: 200,
    errors: [],
  },
  'GET /animals/:id': {
    summary: 'One animal',
    auth: 'bearer',
    privilege: ['ANIMALS', 'AGENDA'],
    params: ById,
    ok: Animal,
    status: 200,
    errors: [errorCode.notFound],
  },
  'PUT /animals/:id': {
    summary: 'Change an animal',
    auth: 'bearer',
    privilege: 'ANIMALS',
    params: ById,
    body: AnimalInput,
    ok: Animal,
    status: 200,
    errors: [errorCode.notFound, errorCode.animalNameTaken, errorCode.changedMeanwhile],
  },
  'DELETE /animals/:id': {
    summary: 'Remove an animal',
    auth: 'bearer',
    privilege: 'ANIMALS',
    params: ById,
    status: 204,
    errors: [errorCode.notFound, errorCode.animalGone],
  },
  'GET /animals/:id/sessions': {
    summary: 'The sessions an animal works in',
    auth: 'bearer',
    privilege: 'ANIMALS',
    params: ById,
    ok: Type.Array(AnimalSession),
    status: 200,
    errors: [errorCode.notFound],
  },
  'GET /animals/:id/activity': {
    summary: 'The weekly planned hours of an animal, and the hours worked in the week of a day',
    auth: 'bearer',
    privilege: ['ANIMALS', 'AGENDA'],
    params: ById,
    query: Type.Object({ selectedDate: Type.Optional(Day) }),
    ok: AnimalActivity,
    status: 200,
    errors: [errorCode.notFound],
  },
} as const satisfies Record<string, Route>
