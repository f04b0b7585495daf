import type { Handlers } from '../../../handlers.ts'
import { deleteLogo, saveLogo } from './logo.service.ts'

export const logoHandlers = {
  'PUT /user/logo': (call) => saveLogo(call),

  'DELETE /user/logo': (call) => deleteLogo(call),
} satisfies Partial<Handlers>
