import type { AreaModule } from 'shared/federation'
import { prefetch as ask } from 'shared/client'
import { sessionTypesOf, therapistOf } from './availability/queries.ts'
import { searchOf } from './therapists/search.ts'
import { therapistsFor } from './therapists/useTherapistSearch.ts'

/** What the search and a therapist's page open with. */
export const prefetch: AreaModule['prefetch'] = ({ pathname, search }) => {
  const [, section, id] = pathname.split('/')
  if (section !== 'therapists') return
  if (!id) void ask(therapistsFor(searchOf(new URLSearchParams(search))))
  else {
    void ask(therapistOf(id))
    void ask(sessionTypesOf(id))
  }
}
