import type { Handlers } from '../../handlers.ts'
import {
  addAnimal,
  changeAnimal,
  deleteAnimal,
  listAnimals,
  readActivity,
  readAnimal,
  readSessions,
} from './animals.service.ts'
import { speciesOf } from './species.sql.ts'

export const animalHandlers = {
  'GET /animals': (call) => listAnimals(call),

  'POST /animals': (call) => addAnimal(call, call.body),

  'GET /types/animals': ({ tx }) => speciesOf(tx),

  'GET /animals/:id': (call) => readAnimal(call, call.params.id),

  'PUT /animals/:id': (call) => changeAnimal(call, call.params.id, call.body),

  'DELETE /animals/:id': async (call) => {
    await deleteAnimal(call, call.params.id)
    return undefined
  },

  'GET /animals/:id/sessions': (call) => readSessions(call, call.params.id),

  'GET /animals/:id/activity': (call) => readActivity(call, call.params.id, call.query.selectedDate),
} satisfies Partial<Handlers>
