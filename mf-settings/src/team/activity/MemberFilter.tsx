import { SelectFilter } from 'shared/ui/data'
import type { FilterControlProps } from 'shared/ui/data'
import { useActivityMembers } from './api.ts'

/** Filter by member. It includes former members, whose actions stay in the log. */
export function MemberFilter(props: FilterControlProps) {
  const { data: members = [] } = useActivityMembers()
  const options = members.map(({ id, name, hasLeft }) => ({
    value: id,
    label: `${name || 'Sans nom'}${hasLeft ? ' (parti)' : ''}`,
  }))
  return <SelectFilter {...props} options={options} />
}
