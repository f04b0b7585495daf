import { useState } from 'react'
import { call, isCode, isStatus } from 'shared/client'
import type { Offer } from 'shared/contracts/access'
import { errorCode } from 'shared/contracts/errorCodes'

interface Typed {
  email: string
  password: string
  offer: Offer
}

/** Nothing came back, or the gateway responded for an API that died meanwhile. */
const isLost = (error: unknown) => [0, 502, 504].some((status) => isStatus(error, status))

/** The token of the account that this password opens; undefined where it opens none, or a second step is asked for. */
async function tokenOf({ email, password }: Typed): Promise<string | undefined> {
  try {
    const step = await call('POST /login', { body: { email, password } })
    return 'token' in step ? step.token : undefined
  } catch (error) {
    if (isStatus(error, 401) || isStatus(error, 404)) return undefined
    throw error
  }
}

/**
 * Opens an account and returns its token. Where the response was lost the account may be open: when the same address is
 * taken the next time, its password says whether it is this one.
 */
export function useSignUp(): (typed: Typed) => Promise<string> {
  const [lostEmail, setLostEmail] = useState<string>()
  return async (typed) => {
    try {
      return (await call('POST /signup', { body: typed })).token
    } catch (error) {
      if (isLost(error)) setLostEmail(typed.email)
      const mayBeOurs = isCode(error, errorCode.emailTaken) && typed.email === lostEmail
      const token = mayBeOurs ? await tokenOf(typed) : undefined
      if (token === undefined) throw error
      return token
    }
  }
}
