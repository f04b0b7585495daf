import { useQuery } from 'shared/client'
import type { AnimalFit, FitQuery, FitVerdict } from 'shared/contracts/agenda/fit'
import { participantIds } from 'shared/domain/fit/participantIds'
import { useWatch } from 'shared/ui/form'
import { animalFitsKey } from '../../keys.ts'
import { readAnimalFits } from '../api.ts'
import type { SessionFormApi } from '../SessionFormApi.ts'

export type AnimalFits = ReadonlyMap<string, AnimalFit>

const noFits: AnimalFits = new Map()

/** Returns how well each animal fits the session's participants, by animal id; empty without them or until loaded. */
export function useAnimalFits({ control }: SessionFormApi): AnimalFits {
  const [date, withAnimalOnly, patientId, selectedCorporatePatients] = useWatch({
    control,
    name: ['startDate', 'withAnimalOnly', 'patientId', 'selectedCorporatePatients'],
  })
  const query: FitQuery = {
    date,
    patientIds: participantIds({ withAnimalOnly, patientId, selectedCorporatePatients }),
  }
  const hasParticipants = query.patientIds.length > 0
  const { data } = useQuery({
    queryKey: animalFitsKey(query),
    queryFn: ({ signal }) => readAnimalFits(query, signal),
    enabled: hasParticipants,
    staleTime: 0,
    select: (fits): AnimalFits => new Map(fits.map((fit) => [fit.animalId, fit])),
  })
  return hasParticipants && data ? data : noFits
}

/** Returns the verdict on an animal; 'fits' until the verdicts are loaded. */
export const fitVerdictOf = (fits: AnimalFits, { id }: { id: string }): FitVerdict => fits.get(id)?.verdict ?? 'fits'
