import { useState } from 'react'
import type { ShortSession } from 'shared/contracts/agenda/session'

/**
 * Selection of sessions: all are chosen until the user unchecks some. Unchecked sessions are kept when the day changes.
 */
export function useChosenSessions(sessions: readonly ShortSession[]) {
  const [uncheckedIds, setUncheckedIds] = useState<readonly string[]>([])
  const isChosen = ({ id }: ShortSession) => !uncheckedIds.includes(id)
  return {
    chosenSessions: sessions.filter(isChosen),
    isChosen,
    choose: (id: string, isNowChosen: boolean) =>
      setUncheckedIds((ids) => (isNowChosen ? ids.filter((other) => other !== id) : [...ids, id])),
    chooseAll: (areNowChosen: boolean) => setUncheckedIds(areNowChosen ? [] : sessions.map(({ id }) => id)),
  }
}
