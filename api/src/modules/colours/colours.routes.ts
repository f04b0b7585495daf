import type { Handlers } from '../../handlers.ts'
import { coloursOf } from './colours.sql.ts'

export const colourHandlers = {
  'GET /user/personalize/colors': ({ tx, member }) => coloursOf(tx, member.accountId),
} satisfies Partial<Handlers>
