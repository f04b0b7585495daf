import type { Handlers } from '../../../handlers.ts'
import { changeAnimal, createAnimal, deleteAnimal, listAnimals, readAnimal } from './animals.service.ts'
import { listAnimalSessions, readActivity, readAnimalSessionPage } from './animalSessions.service.ts'
import { listSpecies } from './species.sql.ts'

export const animalHandlers = {
  'GET /animals': (call) => listAnimals(call),

  'POST /animals': (call) => createAnimal(call, call.body),

  'GET /types/animals': ({ tx }) => listSpecies(tx),

  'GET /animals/:id': (call) => readAnimal(call, call.params.id),

  'PUT /animals/:id': (call) => changeAnimal(call, call.params.id, call.body, call.request.headers['if-match']),

  'DELETE /animals/:id': (call) => deleteAnimal(call, call.params.id),

  'GET /animals/:id/sessions': (call) => listAnimalSessions(call, call.params.id),

  'GET /animals/:id/sessions/page': (call) => readAnimalSessionPage(call, call.params.id, call.query),

  'GET /animals/:id/activity': (call) => readActivity(call, call.params.id, call.query.selectedDate),
} satisfies Partial<Handlers>
