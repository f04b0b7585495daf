import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { LastSession } from 'shared/contracts/agenda/session'
import { takeOverLastSession, undoTakeOver } from 'shared/domain/sessions/takenOver'
import type { SessionSubject, TakenOverFields } from 'shared/domain/sessions/takenOver'
import { useAnimals } from 'shared/lists'
import { readLastSession } from '../api.ts'
import type { SessionFormApi } from '../SessionFormApi.ts'

interface LastSessionOptions {
  /** False for a saved or copied session, which keeps its own values until another patient is chosen. */
  isFilledAtOpening: boolean
  /** False for a saved session, which is never filled. */
  isNew: boolean
  /** Whether the URL of the form has a session type, which is then kept. */
  isTypeInUrl: boolean
  /** Types and places that can be chosen. */
  choices: readonly { id: string }[]
  onTypePick: (typeId: string | null) => void
  onClubPick: (clubId: string | null) => void
  /** Called with the length in minutes; with undefined to use the length of the session type. */
  onLengthChange: (minutes: number | undefined) => void
}

/** The last filling of the form, to undo it. */
interface Filling {
  lastSession: LastSession
  filledValues: TakenOverFields
  previousValues: SessionSubject
}

const subjectOf = ({ getValues }: SessionFormApi): SessionSubject => {
  const { sessionTypeId, animalIds, clubId } = getValues()
  return { sessionTypeId, animalIds, clubId }
}

/**
 * Fills the type, length, animals and place of a new session with the values of its patient's last session, except
 * fields that the user has set (ruling 172).
 */
export function useLastSession(form: SessionFormApi, options: LastSessionOptions) {
  const { data: animals = [] } = useAnimals()
  const [filling, setFilling] = useState<Filling>()
  /** Values that the form has set itself. A field with another value was set by the user. */
  const proposed = useRef<SessionSubject>({
    ...subjectOf(form),
    ...(options.isTypeInUrl && { sessionTypeId: null }),
  })
  const pendingFill = useRef(Promise.resolve())
  const mountedForm = useRef<SessionFormApi>(undefined)

  function apply({ sessionTypeId, animalIds, clubId, lengthMinutes }: TakenOverFields) {
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

  /** Restores the values from before the filling, except fields that the user has changed since. */
  function undoFill() {
    if (!filling) return
    const restored = undoTakeOver(filling.filledValues, filling.previousValues, subjectOf(form))
    apply(restored)
    if (filling.filledValues.sessionTypeId === undefined) options.onLengthChange(undefined)
    proposed.current = { ...proposed.current, ...restored }
    setFilling(undefined)
  }

  function fill(lastSession: LastSession) {
    const previousValues = subjectOf(form)
    const knownIds = new Set([...options.choices, ...animals].map(({ id }) => id))
    const filledValues = takeOverLastSession({
      lastSession,
      current: previousValues,
      proposed: proposed.current,
      knownIds,
    })
    apply(filledValues)
    proposed.current = { ...proposed.current, ...filledValues }
    if (Object.keys(filledValues).length > 0) setFilling({ lastSession, filledValues, previousValues })
  }
  // The response may arrive in a later render, in which the user has chosen other values.
  const latestFill = useRef(fill)
  useLayoutEffect(() => {
    latestFill.current = fill
    mountedForm.current = form
    return () => {
      mountedForm.current = undefined
    }
  })

  async function fillFromLastSession(patientId: string) {
    // Without a response the fields keep their defaults.
    const { lastSession } = await readLastSession(patientId).catch(() => ({ lastSession: null }))
    if (lastSession && mountedForm.current?.getValues('patientId') === patientId) latestFill.current(lastSession)
  }

  function handlePatientPick(patientId: string | null) {
    if (!options.isNew) return
    undoFill()
    if (patientId !== null) pendingFill.current = fillFromLastSession(patientId)
  }

  const fillAtOpening = useEffectEvent(() => {
    const { patientId } = form.getValues()
    if (options.isFilledAtOpening && patientId !== null) pendingFill.current = fillFromLastSession(patientId)
  })
  useEffect(() => fillAtOpening(), [])

  return {
    /** Date of the session whose values were filled in; undefined without one. */
    sourceDate: filling?.lastSession.date,
    handlePatientPick,
    undoFill,
    /** Resolves once the form is filled with the chosen patient's last session; submitting waits for it. */
    waitUntilFilled: () => pendingFill.current,
  }
}
