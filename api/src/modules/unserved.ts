import { errorCode } from 'shared/contracts/errorCodes'
import { Refusal } from '../refusal.ts'

const unserved = async (): Promise<never> => {
  throw new Refusal(503, errorCode.unavailable)
}

/** Calls of the contract that wait for their module: each leaves this list when it is served. */
export const unservedHandlers = {

  'POST /sessions/preview': unserved,
}
