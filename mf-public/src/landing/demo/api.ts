import { call } from 'shared/client'
import type { DemoRequest } from 'shared/contracts/directory/booking'

export const requestDemo = (body: DemoRequest) => call('POST /ask-demo', { body })
