import type { Handlers } from '../../../handlers.ts'
import { refuseWithoutProof } from '../../practice/proof/proof.service.ts'
import { exportPractice } from '../practiceExport/practiceExport.service.ts'
import { deleteAccount } from './deleteAccount.service.ts'
import { restorePractice, viewRestoration } from './restorePractice.service.ts'

export const accountDeletionHandlers = {
  'GET /user/export': async (call) => {
    await call.inPractice((context) => refuseWithoutProof(context, call.request))
    return exportPractice(call)
  },

  'DELETE /user': (call) => deleteAccount(call, call.reply),

  'POST /restorations/view': ({ services, body }) => viewRestoration(services, body.token),

  'POST /restorations': ({ services, request, body }) => restorePractice(services, request, body),
} satisfies Partial<Handlers>
