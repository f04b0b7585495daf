import type { Handlers } from '../../../handlers.ts'
import { exportPractice } from '../practiceExport/practiceExport.service.ts'
import { deleteAccount } from './deleteAccount.service.ts'

export const accountDeletionHandlers = {
  'GET /user/export': (call) => exportPractice(call),

  'DELETE /user': (call) => deleteAccount(call, call.reply),
} satisfies Partial<Handlers>
