import { useState } from 'react'
import type { ShortSession } from 'shared/contracts/agenda/session'

/** The chosen sessions of a day: all, until some are left out, which they stay on other days. */
export function useChosenSessions(sessions: readonly ShortSession[]) {
  const [leftOutIds, setLeftOutIds] = useState<readonly string[]>([])
  const isChosen = ({ id }: ShortSession) => !leftOutIds.includes(id)
  return {
    chosenSessions: sessions.filter(isChosen),
    isChosen,
    choose: (id: string, isNowChosen: boolean) =>
      setLeftOutIds((ids) => (isNowChosen ? ids.filter((other) => other !== id) : [...ids, id])),
    chooseAll: (areNowChosen: boolean) => setLeftOutIds(areNowChosen ? [] : sessions.map(({ id }) => id)),
  }
}
