import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { LastSession } from 'shared/contracts/agenda/session'
import { takenBack, takenOver } from 'shared/domain/sessions/takenOver'
import type { SessionSubject, TakenOver } from 'shared/domain/sessions/takenOver'
import { useAnimals } from 'shared/lists'
import { readLastSession } from '../api.ts'
import type { SessionFormApi } from '../SessionFormApi.ts'

interface LastSessionOptions {
  /** False for a saved or copied session, whose values are its own until another patient is chosen. */
  isFilledAtOpening: boolean
  /** False for a saved session, which takes nothing over. */
  isNew: boolean
  /** Whether the address of the form gave the type, which is then kept. */
  isTypeGiven: boolean
  /** Types and places that can be chosen. */
  choices: readonly { id: string }[]
  onTypePick: (typeId: string | null) => void
  onClubPick: (clubId: string | null) => void
  /** Called with the length, or without to use the one of the type. */
  onLengthChange: (minutes: number | undefined) => void
}

interface Filled {
  lastSession: LastSession
  taken: TakenOver
  before: SessionSubject
}

const subjectOf = ({ getValues }: SessionFormApi): SessionSubject => {
  const { sessionTypeId, animalIds, clubId } = getValues()
  return { sessionTypeId, animalIds, clubId }
}

/**
 * Fills type, length, animals and place of a new session with those of its patient's last session, except what the user
 * chose (ruling 172).
 */
export function useLastSession(form: SessionFormApi, options: LastSessionOptions) {
  const { data: animals = [] } = useAnimals()
  const [filled, setFilled] = useState<Filled>()
  const proposed = useRef<SessionSubject>({
    ...subjectOf(form),
    ...(options.isTypeGiven && { sessionTypeId: null }),
  })
  const filling = useRef(Promise.resolve())
  const mountedForm = useRef<SessionFormApi>(undefined)

  function apply({ sessionTypeId, animalIds, clubId, lengthMinutes }: TakenOver) {
    const dirty = { shouldDirty: true }
    if (sessionTypeId !== undefined) {
      form.setValue('sessionTypeId', sessionTypeId, dirty)
      options.onTypePick(sessionTypeId)
    }
    if (lengthMinutes !== undefined) options.onLengthChange(lengthMinutes)
    if (animalIds) form.setValue('animalIds', [...animalIds], dirty)
    if (clubId !== undefined) {
      form.setValue('clubId', clubId, dirty)
      options.onClubPick(clubId)
    }
  }

  function takeBack() {
    if (!filled) return
    const restored = takenBack(filled.taken, filled.before, subjectOf(form))
    apply(restored)
    if (filled.taken.sessionTypeId === undefined) options.onLengthChange(undefined)
    proposed.current = { ...proposed.current, ...restored }
    setFilled(undefined)
  }

  function fill(lastSession: LastSession) {
    const before = subjectOf(form)
    const knownIds = new Set([...options.choices, ...animals].map(({ id }) => id))
    const taken = takenOver({ lastSession, current: before, proposed: proposed.current, knownIds })
    apply(taken)
    proposed.current = { ...proposed.current, ...taken }
    if (Object.keys(taken).length > 0) setFilled({ lastSession, taken, before })
  }
  // The response arrives in a later render, with other choices.
  const latestFill = useRef(fill)
  useLayoutEffect(() => {
    latestFill.current = fill
    mountedForm.current = form
    return () => {
      mountedForm.current = undefined
    }
  })

  async function fillFor(patientId: string) {
    // Without a response the fields keep their defaults.
    const { lastSession } = await readLastSession(patientId).catch(() => ({ lastSession: null }))
    if (lastSession && mountedForm.current?.getValues('patientId') === patientId) latestFill.current(lastSession)
  }

  function handlePatientPick(patientId: string | null) {
    if (!options.isNew) return
    takeBack()
    if (patientId !== null) filling.current = fillFor(patientId)
  }

  const fillAtOpening = useEffectEvent(() => {
    const { patientId } = form.getValues()
    if (options.isFilledAtOpening && patientId !== null) filling.current = fillFor(patientId)
  })
  useEffect(() => fillAtOpening(), [])

  return {
    /** Date of the session whose values the form has. */
    filledFrom: filled?.lastSession.date,
    handlePatientPick,
    takeBack,
    /** Resolves once the values of the chosen patient's last session are in the form: a fast Ctrl+Enter waits for them. */
    whenFilled: () => filling.current,
  }
}
