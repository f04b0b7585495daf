import { useState } from 'react'
import type { ShortSession } from 'shared/contracts/agenda/session'

/**
 * Selection of sessions. All are chosen until the user unchecks some, which stay unchecked when the day changes.
 */
export function useChosenSessions(sessions: readonly ShortSession[]) {
  const [uncheckedIds, setUncheckedIds] = useState<readonly string[]>([])
  const isChosen = ({ id }: ShortSession) => !uncheckedIds.includes(id)
  return {
    chosenSessions: sessions.filter(isChosen),
    isChosen,
    choose: (id: string, isNowChosen: boolean) =>
      setUncheckedIds((ids) => (isNowChosen ? ids.filter((uncheckedId) => uncheckedId !== id) : [...ids, id])),
    chooseAll: (areNowChosen: boolean) => setUncheckedIds(areNowChosen ? [] : sessions.map(({ id }) => id)),
  }
}
