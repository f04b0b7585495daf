import { useTherapists } from '../../../../lists/useTherapists.ts'
import { useRights } from '../../../../session/rights.ts'
import type { FilterControlProps } from './filterControl.ts'
import { SelectFilter } from './SelectFilter.tsx'

/** A filter by therapist, for practices with several (Ultime); renders nothing on the other offers. */
export function TherapistFilter(props: FilterControlProps) {
  const { offer } = useRights()
  return offer === 'ULTIME' && <TherapistChoice {...props} />
}

function TherapistChoice(props: FilterControlProps) {
  const { data: therapists = [] } = useTherapists()
  const options = therapists.map(({ id, firstname, lastname }) => ({ value: id, label: `${firstname} ${lastname}` }))
  return <SelectFilter {...props} options={options} />
}
