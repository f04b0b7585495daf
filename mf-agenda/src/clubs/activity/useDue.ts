import { useEffect, useRef } from 'react'
import { isStatus, messageFor } from 'shared/client'
import type { ClubSession, ClubSessionInput } from 'shared/contracts/agenda/club'
import { money } from 'shared/domain/format'
import { toast } from 'shared/ui'
import { fillExceptUnsaved, useForm, useMerge } from 'shared/ui/form'
import type { FieldLabels } from 'shared/ui/form'
import { settleFailed } from '../messages.ts'
import { dueOf, saveDue, shownSession } from './useActivity.ts'
import type { Due } from './useActivity.ts'

interface DueDraft {
  amountDue: number | null
}
type Change = (now: Due) => ClubSessionInput

const isSame = (one: ClubSessionInput, other: ClubSessionInput) =>
  one.amountDue === other.amountDue && one.paidToClub === other.paidToClub

const draftOf = ({ amountDue }: Due): DueDraft => ({ amountDue })
const labels: FieldLabels<DueDraft> = {
  amountDue: { label: 'Montant dû', words: ({ amountDue }) => (amountDue === null ? '' : money(amountDue)) },
}

/** Form of an amount due, saved on blur. Asks before overwriting an amount that somebody else saved meanwhile. */
export function useDue(clubId: string, session: ClubSession) {
  const form = useForm<DueDraft>({ defaultValues: draftOf(session) })
  const merge = useMerge(form, labels)
  const { isDirty } = form.formState
  /** Saved values with which the field was last filled, to detect unsaved input. */
  const seen = useRef(dueOf(session))
  /** Change to send again once the user has chosen an amount. */
  const pendingChange = useRef<Change>(undefined)

  // Shows a change from elsewhere, unless the field has unsaved input.
  useEffect(() => {
    if (isDirty) return
    seen.current = dueOf(session)
    form.reset(draftOf(session))
  }, [form, isDirty, session])

  async function save(change: Change, isSecondTry = false): Promise<void> {
    const [seenDue, sent] = [seen.current, form.getValues()]
    try {
      seen.current = await saveDue(clubId, session.id, seenDue, change(seenDue))
      fillExceptUnsaved(form, sent, draftOf(seen.current))
    } catch (error) {
      const currentDue = shownSession(clubId, session.id)
      const isTyped = form.getValues('amountDue') !== seenDue.amountDue
      if (isStatus(error, 412) && currentDue && isTyped && !isSecondTry) return mergeWith(dueOf(currentDue), change)
      toast(messageFor(error, settleFailed), 'error')
      if (!isStatus(error, 412)) fillExceptUnsaved(form, sent, draftOf(seenDue))
    }
  }

  /**
   * After somebody else saved: asks which amount to keep, or sends the change again if they left the amount
   * unchanged.
   */
  async function mergeWith(currentDue: Due, change: Change): Promise<void> {
    pendingChange.current = change
    const asksUser = merge.compare(draftOf(currentDue), () => {
      seen.current = currentDue
    })
    if (!asksUser) await save(change, true)
  }

  return {
    control: form.control,
    merge: {
      ...merge,
      keep: (choices: Parameters<typeof merge.keep>[0]) => {
        merge.keep(choices)
        const due = pendingChange.current?.(seen.current)
        if (pendingChange.current && due && !isSame(due, seen.current)) void save(pendingChange.current)
      },
    },
    saveAmount: () => {
      const typedAmount = form.getValues('amountDue')
      if (typedAmount === null) form.reset(draftOf(seen.current))
      else if (typedAmount !== session.amountDue && merge.differences.length === 0)
        void save(({ paidToClub }) => ({ amountDue: form.getValues('amountDue') ?? typedAmount, paidToClub }))
    },
    savePaid: (paidToClub: boolean) =>
      void save(({ amountDue }) => ({ amountDue: form.getValues('amountDue') ?? amountDue, paidToClub })),
  }
}
