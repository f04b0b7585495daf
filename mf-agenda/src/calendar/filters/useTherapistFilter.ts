import type { Member } from 'shared/contracts/accounts/user'
import { storage, useSession } from 'shared/session'
import { therapistFilter } from './therapistFilter.ts'

const storedKey = 'complice.agendaTherapist'

/** Remembers the chosen practitioner on the device, until the member signs out; '' for all. */
export const rememberTherapist = (therapistId: string) => storage.write(storedKey, therapistId || 'tous')

/**
 * Returns the practitioner by whom the agenda is filtered ('' for all), and the default: that of the address, else the
 * remembered one, else the signed-in practitioner.
 */
export function useTherapistFilter(param: string | null, therapists: readonly Pick<Member, 'id'>[]) {
  const ownId = useSession(({ user }) => user?.id)
  return therapistFilter({
    param,
    remembered: storage.read(storedKey),
    ownId,
    therapistIds: therapists.map(({ id }) => id),
  })
}
