import { useRef } from 'react'
import type { Club } from 'shared/contracts/agenda/club'
import type { SessionType } from 'shared/contracts/directory/sessionType'
import { defaultPrice, isTypedAmount, roomRentOf } from 'shared/domain/sessions/pricing'
import { useSession } from 'shared/session'
import { useWatch } from 'shared/ui/form'
import type { SessionFormApi } from '../SessionFormApi.ts'

export type AmountField = 'price' | 'roomRent'

interface ProposedAmount {
  /** « prix du type » */
  source: string
  amount: number
}

const priceSource = (sessionType: SessionType) =>
  sessionType.defaultSessionPrice === null ? 'votre prix par défaut' : 'prix du type'

/**
 * Sets the price from the session type and the rent from the place, except amounts that the user typed (ruling 167).
 * Returns in `proposed` the amounts of the chosen type and place; undefined if the type or place was deleted.
 */
export function useProposedAmounts(
  form: SessionFormApi,
  { sessionTypes, clubs }: { sessionTypes: readonly SessionType[]; clubs: readonly Club[] },
) {
  const { control, formState, getValues, setValue } = form
  const user = useSession((state) => state.user)
  const [sessionTypeId, clubId] = useWatch({ control, name: ['sessionTypeId', 'clubId'] })
  /** Fields with typed amounts, also if a typed amount equals the proposed amount of a later choice. */
  const typedFields = useRef(new Set<AmountField>())

  const typeOf = (typeId: string | null) => sessionTypes.find(({ id }) => id === typeId)
  const clubOf = (id: string | null) => clubs.find((club) => club.id === id)
  const chosenType = typeOf(sessionTypeId)
  const chosenClub = clubOf(clubId)
  const isClubKnown = clubId === null || chosenClub !== undefined
  const proposed: Record<AmountField, ProposedAmount | undefined> = {
    price: chosenType && { source: priceSource(chosenType), amount: defaultPrice(chosenType, user) },
    roomRent: isClubKnown
      ? { source: chosenClub ? 'loyer du lieu' : 'sans lieu', amount: roomRentOf(chosenClub) }
      : undefined,
  }

  const setAmount = (field: AmountField, amount: number) =>
    setValue(field, amount, { shouldDirty: true, shouldValidate: formState.isSubmitted })

  /**
   * Sets the proposed amount of a new choice, unless one was typed; `proposed` still has the former choice's amount.
   */
  function propose(field: AmountField, amount: number) {
    if (isTypedAmount(getValues(field), proposed[field]?.amount)) typedFields.current.add(field)
    if (!typedFields.current.has(field)) setAmount(field, amount)
  }

  return {
    proposed,
    handleTypePick: (typeId: string | null) => propose('price', defaultPrice(typeOf(typeId), user)),
    handleClubPick: (id: string | null) => propose('roomRent', roomRentOf(clubOf(id))),
    handleTyped: (field: AmountField, amount: number | null) => {
      if (isTypedAmount(amount, proposed[field]?.amount)) typedFields.current.add(field)
      else typedFields.current.delete(field)
    },
    applyProposed: (field: AmountField) => {
      typedFields.current.delete(field)
      const amount = proposed[field]?.amount
      if (amount !== undefined) setAmount(field, amount)
    },
  }
}
