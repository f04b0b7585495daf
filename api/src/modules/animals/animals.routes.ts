import type { Handlers } from '../../handlers.ts'
import { animalsOf } from './animals.sql.ts'

export const animalHandlers = {
  'GET /animals': ({ tx, services }) => animalsOf(tx, services.now()),
} satisfies Partial<Handlers>
