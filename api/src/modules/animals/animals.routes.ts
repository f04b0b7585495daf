import type { Handlers } from '../../handlers.ts'
import { animalsOf } from './animals.sql.ts'

export const animalHandlers = {
  'GET /animals': ({ tx }) => animalsOf(tx),
} satisfies Partial<Handlers>
