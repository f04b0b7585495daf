import { useRef } from 'react'
import type { SessionInput } from 'shared/contracts/session'

const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** One key for as long as the same contents are sent: a second try adds no second session. */
export function useIdempotencyKey() {
  const last = useRef({ contents: '', key: '' })
  return (input: SessionInput) => {
    const contents = JSON.stringify(input)
    if (last.current.contents !== contents) last.current = { contents, key: randomKey() }
    return last.current.key
  }
}
