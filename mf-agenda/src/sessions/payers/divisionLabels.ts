import { decimal, money } from 'shared/domain/format'
import type { FieldLabels } from 'shared/ui/form'
import type { Draft } from './draft.ts'

type ShareDraft = Draft['division'][number]

const shareText = ({ kind, value }: ShareDraft): string => {
  if (kind === null) return 'rien'
  if (kind === 'REST') return 'le reste'
  return kind === 'PERCENT' ? `${decimal(value ?? 0)} %` : money(value ?? 0)
}

/** Labels of the fields, for the comparison with a version that somebody else saved. */
export const divisionLabels: FieldLabels<Draft> = {
  division: {
    label: 'Parts',
    words: ({ division }) => division.map((share) => `${share.name} : ${shareText(share)}`).join(', '),
  },
}
