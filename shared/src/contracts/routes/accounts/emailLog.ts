import * as Type from 'typebox'
import { EmailLogFilter, EmailQuota, LoggedEmails } from '../../accounts/emailLog.ts'
import type { Route } from '../route.ts'

export const emailLogRoutes = {
  'GET /email-quota': {
    summary: 'The daily limit of the e-mails that members request, and how many of them remain today',
    auth: 'bearer',
    ok: EmailQuota,
    status: 200,
    errors: [],
  },
  'GET /email-log': {
    summary:
      "The practice's e-mails of the last 90 days, newest first: those whose subject the member may read, and a therapist's own",
    auth: 'bearer',
    query: Type.Object({
      ...EmailLogFilter.properties,
      page: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
    }),
    ok: LoggedEmails,
    status: 200,
    errors: [],
  },
} as const satisfies Record<string, Route>
