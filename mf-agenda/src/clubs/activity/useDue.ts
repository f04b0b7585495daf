import { useEffect, useRef } from 'react'
import { isStatus, messageFor } from 'shared/client'
import type { ClubSession, ClubSessionInput } from 'shared/contracts/agenda/club'
import { money } from 'shared/domain/format'
import { toast } from 'shared/ui'
import { fillExceptUnsaved, useForm, useMerge } from 'shared/ui/form'
import type { FieldLabels } from 'shared/ui/form'
import { settleFailed } from '../messages.ts'
import { dueOf, settleSession, shownSession } from './useActivity.ts'
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

/** The amount due as it is typed: saved when its field is left, and never over what somebody else saved without asking. */
export function useDue(clubId: string, session: ClubSession) {
  const form = useForm<DueDraft>({ defaultValues: draftOf(session) })
  const merge = useMerge(form, labels)
  const { isDirty } = form.formState
  /** The saved values the field was filled with, which what is typed is compared to. */
  const seen = useRef(dueOf(session))
  /** The change to send again once the user has chosen an amount. */
  const waiting = useRef<Change>(undefined)

  // Changed elsewhere: shown where nothing is typed here.
  useEffect(() => {
    if (isDirty) return
    seen.current = dueOf(session)
    form.reset(draftOf(session))
  }, [form, isDirty, session])

  async function save(change: Change, isSecondTry = false): Promise<void> {
    const [before, sent] = [seen.current, form.getValues()]
    try {
      seen.current = await settleSession(clubId, session.id, before, change(before))
      fillExceptUnsaved(form, sent, draftOf(seen.current))
    } catch (error) {
      const standing = shownSession(clubId, session.id)
      const isTyped = form.getValues('amountDue') !== before.amountDue
      if (isStatus(error, 412) && standing && isTyped && !isSecondTry) return mergeWith(dueOf(standing), change)
      toast(messageFor(error, settleFailed), 'error')
      if (!isStatus(error, 412)) fillExceptUnsaved(form, sent, draftOf(before))
    }
  }

  /** After somebody else saved: asks which amount to keep, or saves again when their amount is the one seen. */
  async function mergeWith(standing: Due, change: Change): Promise<void> {
    waiting.current = change
    const asks = merge.compare(draftOf(standing), () => {
      seen.current = standing
    })
    if (!asks) await save(change, true)
  }

  return {
    control: form.control,
    merge: {
      ...merge,
      keep: (choices: Parameters<typeof merge.keep>[0]) => {
        merge.keep(choices)
        const due = waiting.current?.(seen.current)
        if (waiting.current && due && !isSame(due, seen.current)) void save(waiting.current)
      },
    },
    saveAmount: () => {
      const typed = form.getValues('amountDue')
      if (typed === null) form.reset(draftOf(seen.current))
      else if (typed !== session.amountDue && merge.differences.length === 0)
        void save(({ paidToClub }) => ({ amountDue: form.getValues('amountDue') ?? typed, paidToClub }))
    },
    savePaid: (paidToClub: boolean) =>
      void save(({ amountDue }) => ({ amountDue: form.getValues('amountDue') ?? amountDue, paidToClub })),
  }
}
