import * as Type from 'typebox'
import { errorCode } from '../../errorCodes.ts'
import { Text } from '../../wire.ts'
import type { Route } from '../route.ts'

const LinkParams = Type.Object({ token: Text(500, 1) })

/** The body that mail providers post for one-click unsubscription (RFC 8058). */
const OneClick = Type.Object({ 'List-Unsubscribe': Type.Literal('One-Click') })

/** RFC 8058 requires one self-contained address, so the token is in the path (ruling 123). */
export const trialEmailRoutes = {
  'GET /public/unsubscribe/:token': {
    summary:
      'The address of List-Unsubscribe opened in a browser: redirects to the confirmation page, and changes nothing',
    auth: 'public',
    params: LinkParams,
    status: 302,
    errors: [],
  },
  'POST /public/unsubscribe/:token': {
    summary: 'End the e-mails about the end of a trial, by one click in a mail reader (RFC 8058) or on the page',
    auth: 'public',
    params: LinkParams,
    body: OneClick,
    acceptsForm: true,
    status: 204,
    errors: [errorCode.linkRefused],
  },
} as const satisfies Record<string, Route>
