import { useState } from 'react'
import { call, isCode, isStatus } from 'shared/client'
import type { Offer } from 'shared/contracts/access'
import { errorCode } from 'shared/contracts/errorCodes'

interface Credentials {
  email: string
  password: string
  offer: Offer
}

/** Returns the initial time zone of the practice; its address or the page 'Mes informations' can change it later. */
const browserTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Whether the response was lost: none arrived, or a gateway responded with an error instead of the API. */
const isResponseLost = (error: unknown) => [0, 502, 504].some((status) => isStatus(error, status))

/** Signs in and returns the token; undefined if the password is wrong, or if a second step is required. */
async function signInForToken({ email, password }: Credentials): Promise<string | undefined> {
  try {
    const step = await call('POST /login', { body: { email, password } })
    return 'token' in step ? step.token : undefined
  } catch (error) {
    if (isStatus(error, 401) || isStatus(error, 404)) return undefined
    throw error
  }
}

/**
 * Returns a function that opens an account and returns its token. After a lost response the account may already exist:
 * if the next attempt is refused because the e-mail address is in use, signs in with the same password instead.
 */
export function useSignUp(): (credentials: Credentials) => Promise<string> {
  const [lostEmail, setLostEmail] = useState<string>()
  return async (credentials) => {
    try {
      return (await call('POST /signup', { body: { ...credentials, timeZone: browserTimeZone() } })).token
    } catch (error) {
      if (isResponseLost(error)) setLostEmail(credentials.email)
      const mayBeOwnAccount = isCode(error, errorCode.emailTaken) && credentials.email === lostEmail
      const token = mayBeOwnAccount ? await signInForToken(credentials) : undefined
      if (token === undefined) throw error
      return token
    }
  }
}
