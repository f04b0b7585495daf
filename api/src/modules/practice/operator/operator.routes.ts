import type { Handlers } from '../../../handlers.ts'
import { operatorOf } from './operator.ts'

export const operatorHandlers = {
  'GET /public/operator': async ({ services: { settings } }) => operatorOf(settings),
} satisfies Partial<Handlers>
