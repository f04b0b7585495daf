import { useEffect, useRef } from 'react'
import { isStatus, messageFor } from 'shared/client'
import type { ClubSession, ClubSessionInput } from 'shared/contracts/agenda/club'
import { money } from 'shared/domain/format'
import { toast } from 'shared/ui'
import { fillExceptUnsaved, useForm, useMerge } from 'shared/ui/form'
import type { FieldLabels } from 'shared/ui/form'
import { amountDueFailureMessages } from '../messages.ts'
import { toAmountDue, saveAmountDue, cachedClubSession } from './useActivity.ts'
import type { AmountDue } from './useActivity.ts'

interface AmountDueDraft {
  amountDue: number | null
}
type AmountDueChange = (current: AmountDue) => ClubSessionInput

const haveSameValues = (left: ClubSessionInput, right: ClubSessionInput) =>
  left.amountDue === right.amountDue && left.paidToClub === right.paidToClub

const draftOf = ({ amountDue }: AmountDue): AmountDueDraft => ({ amountDue })
const labels: FieldLabels<AmountDueDraft> = {
  amountDue: { label: 'Montant dû', words: ({ amountDue }) => (amountDue === null ? '' : money(amountDue)) },
}

/** Form of an amount due, saved on blur. Asks before overwriting an amount that somebody else saved meanwhile. */
export function useAmountDue(clubId: string, session: ClubSession) {
  const form = useForm<AmountDueDraft>({ defaultValues: draftOf(session) })
  const merge = useMerge(form, labels)
  const { isDirty } = form.formState
  /** Saved values with which the field was last filled, to detect unsaved input. */
  const savedDue = useRef(toAmountDue(session))
  /** Change to send again once the user has chosen an amount. */
  const pendingChange = useRef<AmountDueChange>(undefined)

  // Shows a change that somebody else made, unless the field has unsaved input.
  useEffect(() => {
    if (isDirty) return
    savedDue.current = toAmountDue(session)
    form.reset(draftOf(session))
  }, [form, isDirty, session])

  async function save(change: AmountDueChange, isSecondTry = false): Promise<void> {
    const [previousDue, sentValues] = [savedDue.current, form.getValues()]
    try {
      savedDue.current = await saveAmountDue(clubId, session.id, previousDue, change(previousDue))
      fillExceptUnsaved(form, sentValues, draftOf(savedDue.current))
    } catch (error) {
      const currentDue = cachedClubSession(clubId, session.id)
      const isTyped = form.getValues('amountDue') !== previousDue.amountDue
      if (isStatus(error, 412) && currentDue && isTyped && !isSecondTry)
        return mergeOrResend(toAmountDue(currentDue), change)
      toast(messageFor(error, amountDueFailureMessages), 'error')
      if (!isStatus(error, 412)) fillExceptUnsaved(form, sentValues, draftOf(previousDue))
    }
  }

  /**
   * Handles another member's change. Asks which amount to keep, or sends the change again if the other member left the
   * amount unchanged.
   */
  async function mergeOrResend(currentDue: AmountDue, change: AmountDueChange): Promise<void> {
    pendingChange.current = change
    const hasDifferences = merge.compare(draftOf(currentDue), () => {
      savedDue.current = currentDue
    })
    if (!hasDifferences) await save(change, true)
  }

  return {
    control: form.control,
    merge: {
      ...merge,
      keep: (choices: Parameters<typeof merge.keep>[0]) => {
        merge.keep(choices)
        const due = pendingChange.current?.(savedDue.current)
        if (pendingChange.current && due && !haveSameValues(due, savedDue.current)) void save(pendingChange.current)
      },
    },
    saveAmount: () => {
      const typedAmount = form.getValues('amountDue')
      if (typedAmount === null) form.reset(draftOf(savedDue.current))
      else if (typedAmount !== session.amountDue && merge.differences.length === 0)
        void save(({ paidToClub }) => ({ amountDue: form.getValues('amountDue') ?? typedAmount, paidToClub }))
    },
    savePaid: (paidToClub: boolean) =>
      void save(({ amountDue }) => ({ amountDue: form.getValues('amountDue') ?? amountDue, paidToClub })),
  }
}
