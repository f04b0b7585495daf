import type { Member } from 'shared/contracts/accounts/user'
import { storage, useSession } from 'shared/session'
import { resolveTherapistFilter } from './therapistFilter.ts'

const storedKey = 'complice.agendaTherapist'

/** Stores the chosen practitioner ('' for all) on the device until the member signs out. */
export const rememberTherapist = (therapistId: string) => storage.write(storedKey, therapistId || 'tous')

/** Returns the filter by practitioner and its default, as `resolveTherapistFilter` does, for the signed-in member. */
export function useTherapistFilter(urlTherapist: string | null, therapists: readonly Pick<Member, 'id'>[]) {
  const ownId = useSession(({ user }) => user?.id)
  return resolveTherapistFilter({
    urlTherapist,
    storedTherapist: storage.read(storedKey),
    ownId,
    therapistIds: therapists.map(({ id }) => id),
  })
}
